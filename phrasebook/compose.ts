import { type InEveryLanguage, type Language, languages } from '../contracts/languages.ts';
import { choose } from './choose.ts';
import type { ListingFacts } from './facts.ts';
import { fitTitles } from './fitting-title.ts';
import { english } from './languages/en.ts';
import { spanish } from './languages/es.ts';
import { japanese } from './languages/ja.ts';
import { korean } from './languages/ko.ts';
import { thai } from './languages/th.ts';
import { vietnamese } from './languages/vi.ts';
import { chinese } from './languages/zh.ts';
import { type FoundPhrases, findPhrases } from './lookup.ts';
import type { LanguageRules, Telling } from './telling.ts';

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
 * Writes title and description in all seven languages from the facts and nothing else. Equal facts and variant give
 * equal text; another variant says the same in other words.
 */
export function composeListing(facts: ListingFacts, variant = 0): InEveryLanguage<ComposedText> {
  const phrases = findPhrases(facts.leaf, facts.dish);
  if (!phrases) throw new RangeError(`no phrases for category ${facts.leaf}`);
  return composeFrom(facts, phrases, variant);
}

/** Does what composeListing does with phrases given by the caller. */
export function composeFrom(facts: ListingFacts, phrases: FoundPhrases, variant = 0): InEveryLanguage<ComposedText> {
  let earlier: InEveryLanguage<ComposedText>[] = [];
  for (let turn = 0; earlier.length <= variant && turn < mostTurns; turn += 1) {
    const texts = composeTurn(facts, phrases, turn, earlier);
    if (!earlier.some(({ en }) => en.description === texts.en.description)) earlier = [...earlier, texts];
  }
  // When everything was said once, it begins again.
  return earlier[variant % earlier.length] as InEveryLanguage<ComposedText>;
}

/** More than any kind of goods has ways to be told in. */
const mostTurns = 12;

function composeTurn(
  facts: ListingFacts,
  phrases: FoundPhrases,
  turn: number,
  earlier: readonly InEveryLanguage<ComposedText>[],
): InEveryLanguage<ComposedText> {
  const { telling, titleUses } = choose(facts, phrases, turn);
  const isTaken = (language: Language, title: string) => earlier.some((texts) => texts[language].title === title);
  const titles = fitTitles(telling, titleUses, rules, isTaken);
  const echoes = languages.some((language) => describe(telling, language).startsWith(titles[language]));
  const told: Telling = echoes ? { ...telling, opening: 'sale' } : telling;
  const texts = languages.map((language): [Language, ComposedText] => [
    language,
    { title: titles[language], description: describe(told, language) },
  ]);
  return Object.fromEntries(texts) as InEveryLanguage<ComposedText>;
}

function describe(telling: Telling, language: Language): string {
  const { opening, gap } = rules[language];
  const sentences = [telling.condition?.sentence, ...telling.truths, telling.ask];
  const rest = sentences.flatMap((sentence) => (sentence ? [sentence[language]] : []));
  return [opening(telling), ...rest].join(gap);
}
