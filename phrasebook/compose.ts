import { type InEveryLanguage, type Language, languages } from '../contracts/languages.ts';
import { chooseContent } from './choose-content.ts';
import type { ListingFacts } from './facts.ts';
import { fitTitles } from './fit-titles.ts';
import { english } from './languages/en.ts';
import { spanish } from './languages/es.ts';
import { japanese } from './languages/ja.ts';
import { korean } from './languages/ko.ts';
import { thai } from './languages/th.ts';
import { vietnamese } from './languages/vi.ts';
import { chinese } from './languages/zh.ts';
import type { LanguageRules, ListingContent } from './listing-content.ts';
import { type CategoryPhrases, findPhrases } from './lookup.ts';

export interface ComposedText {
  title: string;
  description: string;
}

const rules: InEveryLanguage<LanguageRules> = {
  en: english,
  th: thai,
  zh: chinese,
  vi: vietnamese,
  es: spanish,
  ja: japanese,
  ko: korean,
};

/**
 * Writes title and description in all seven languages from the facts alone. The same facts and variant always give the
 * same text; another variant rephrases it.
 */
export function composeListing(facts: ListingFacts, variant = 0): InEveryLanguage<ComposedText> {
  const phrases = findPhrases(facts.leaf, facts.dish);
  if (!phrases) throw new RangeError(`no phrases for category ${facts.leaf}`);
  return composeFrom(facts, phrases, variant);
}

/** Like composeListing, with phrases given by the caller. */
export function composeFrom(facts: ListingFacts, phrases: CategoryPhrases, variant = 0): InEveryLanguage<ComposedText> {
  let earlier: InEveryLanguage<ComposedText>[] = [];
  for (let attempt = 0; earlier.length <= variant && attempt < maxAttempts; attempt += 1) {
    const texts = composeAttempt(facts, phrases, attempt, earlier);
    if (!earlier.some(({ en }) => en.description === texts.en.description)) earlier = [...earlier, texts];
  }
  // Starts over when there are fewer distinct texts than variants.
  return earlier[variant % earlier.length] as InEveryLanguage<ComposedText>;
}

/** More than any category has distinct texts. */
const maxAttempts = 12;

function composeAttempt(
  facts: ListingFacts,
  phrases: CategoryPhrases,
  attempt: number,
  earlier: readonly InEveryLanguage<ComposedText>[],
): InEveryLanguage<ComposedText> {
  const { content, titleUses } = chooseContent(facts, phrases, attempt);
  const isTaken = (language: Language, title: string) => earlier.some((texts) => texts[language].title === title);
  const titles = fitTitles(content, titleUses, rules, isTaken);
  const repeatsTitle = languages.some((language) => describe(content, language).startsWith(titles[language]));
  const described: ListingContent = repeatsTitle ? { ...content, opening: 'sale' } : content;
  const texts = languages.map((language): [Language, ComposedText] => [
    language,
    { title: titles[language], description: describe(described, language) },
  ]);
  return Object.fromEntries(texts) as InEveryLanguage<ComposedText>;
}

function describe(content: ListingContent, language: Language): string {
  const { opening, sentenceSeparator } = rules[language];
  const sentences = [content.condition?.sentence, ...content.truths, content.ask];
  const rest = sentences.flatMap((sentence) => (sentence ? [sentence[language]] : []));
  return [opening(content), ...rest].join(sentenceSeparator);
}
