import { expect } from 'vitest';
import { subCategoryProductTypes } from '../../../catalog/product-types/product-types.ts';
import { type InEveryLanguage, type Language, languages } from '../../../contracts/languages.ts';
import { type ComposedText, composeListing } from '../../../listing-copy/compose/compose.ts';
import type { ListingFacts } from '../../../listing-copy/compose/facts.ts';
import { titleLimits } from '../../../listing-copy/compose/fit-title.ts';

export const productTypes = subCategoryProductTypes.flatMap((subCategory) => subCategory.productTypes);
const nouns = new Map(productTypes.map((productType) => [productType.id, productType]));

export const factsOf = (
  { categoryId, id }: { categoryId: number; id: string },
  facts: Partial<ListingFacts> = {},
): ListingFacts => ({
  categoryId,
  productType: id,
  colours: [],
  ...facts,
});

const ownScript: InEveryLanguage<RegExp> = {
  en: /\p{Script=Latin}/u,
  es: /\p{Script=Latin}/u,
  vi: /\p{Script=Latin}/u,
  th: /\p{Script=Thai}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
};
const doubledWord = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,}) \1(?![\p{L}\p{M}])/iu;
// Vietnamese reduplicated words, also as a name in other languages: ao ba ba.
const reduplication =
  /từ từ|thường thường|xinh xinh|nho nhỏ|dần dần|luôn luôn|ngày ngày|đêm đêm|cào cào|bim bim|ba ba|DC DC/giu;
const placeholder = /undefined|null|NaN|TODO|\[object|[{}$]|\(\)|（）|“”|«»|「」|《》|『』/;

function checkText({ title, description }: ComposedText, language: Language, noun: string, where: string): void {
  if ([...title].length > titleLimits[language]) expect.fail(`long title, ${where}`);
  if (/[.。,，、\n]$/.test(title) || title.includes('\n'))
    expect.fail(`punctuation or line break in the title, ${where}`);
  // A noun may hold a doubled syllable, as Đồng phục phục vụ does.
  const aroundNoun = title.toLowerCase().replace(noun.toLowerCase(), '…').replace(reduplication, '');
  if (doubledWord.test(aroundNoun)) expect.fail(`doubled word in the title, ${where}`);
  for (const text of [title, description]) {
    if (placeholder.test(text)) expect.fail(`placeholder, ${where}`);
    if (/ {2}|^\s|\s$| [.,。，、]|[,，、]{2}|\n{3}| \n|\n /.test(text)) expect.fail(`spaces or commas, ${where}`);
    // Some goods have a Latin name everywhere: Orange Pi.
    if (!ownScript[language].test(text) && !/\p{Script=Latin}/u.test(noun)) expect.fail(`not in its script, ${where}`);
    if (text !== text.normalize('NFC')) expect.fail(`not in NFC, ${where}`);
  }
}

/** Fails on the first title or description of a listing that is not well-formed. */
export function checkComposed(facts: ListingFacts, variant = 0): void {
  const listing = composeListing(facts, { variant });
  for (const language of languages) {
    const text = listing[language];
    const noun = nouns.get(facts.productType ?? '')?.[language].noun ?? '';
    checkText(
      text,
      language,
      noun,
      `${facts.productType ?? facts.categoryId} ${language}: ${text.title} | ${text.description}`,
    );
  }
}
