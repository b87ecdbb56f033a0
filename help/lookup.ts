import type { InEveryLanguage, Language } from '../contracts/languages.ts';
import { account } from './en/account.ts';
import { asking } from './en/asking.ts';
import { gettingStarted } from './en/getting-started.ts';
import { money } from './en/money.ts';
import { photos } from './en/photos.ts';
import { prices } from './en/prices.ts';
import { publishing } from './en/publishing.ts';
import { texts } from './en/texts.ts';
import type { HelpTopic } from './entry.ts';

/** One book a language; a language without one reads the English book. Slugs are the same in all of them. */
const books: Partial<InEveryLanguage<readonly HelpTopic[]>> & { en: readonly HelpTopic[] } = {
  en: [gettingStarted, photos, texts, prices, publishing, money, account, asking],
};

/** Every question and answer, by topic. */
export function helpIn(language: Language): readonly HelpTopic[] {
  return books[language] ?? books.en;
}
