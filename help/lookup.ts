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

/** Help topics by language; English is the fallback. Slugs are the same in every language. */
const topicsByLanguage: Partial<InEveryLanguage<readonly HelpTopic[]>> & { en: readonly HelpTopic[] } = {
  en: [gettingStarted, photos, texts, prices, publishing, money, account, asking],
};

/** All questions and answers in a language, by topic. */
export function getHelpTopics(language: Language): readonly HelpTopic[] {
  return topicsByLanguage[language] ?? topicsByLanguage.en;
}
