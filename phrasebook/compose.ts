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

/** Writes title and description in all seven languages from the facts and nothing else; equal facts give equal text. */
export function composeListing(facts: ListingFacts): InEveryLanguage<ComposedText> {
  const phrases = findPhrases(facts.leaf, facts.dish);
  if (!phrases) throw new RangeError(`no phrases for category ${facts.leaf}`);
  return composeFrom(facts, phrases);
}

/** Does what composeListing does with phrases given by the caller. */
export function composeFrom(facts: ListingFacts, phrases: FoundPhrases): InEveryLanguage<ComposedText> {
  const { telling, titleUses } = choose(facts, phrases);
  const titles = fitTitles(telling, titleUses, rules);
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
