import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allLeaves } from '../catalog/lookup.ts';
import { materialIds } from '../catalog/materials.ts';
import { tree } from '../catalog/tree.ts';
import { type InEveryLanguage, type Language, languages } from '../contracts/languages.ts';
import { colourIds, colours } from './colours.ts';
import { type ComposedText, composeListing } from './compose.ts';
import { conditionIds } from './conditions.ts';
import type { ListingFacts } from './facts.ts';
import { titleLimits } from './fit-titles.ts';
import { findPhrases } from './lookup.ts';
import { photoShowsProduct } from './packaging.ts';
import { type DishId, dishPhrases } from './phrases/dishes.ts';

const leafIds = allLeaves().map((leaf) => leaf.id);

const ownScript: InEveryLanguage<RegExp> = {
  en: /\p{Script=Latin}/u,
  es: /\p{Script=Latin}/u,
  vi: /\p{Script=Latin}/u,
  th: /\p{Script=Thai}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
};
const latinOnly = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const foreignScript: InEveryLanguage<RegExp> = {
  en: latinOnly,
  es: latinOnly,
  vi: latinOnly,
  th: /[^\p{Script=Thai}\p{Script=Latin}\p{Script=Common}]/u,
  zh: /[^\p{Script=Han}\p{Script=Latin}\p{Script=Common}]/u,
  ja: /[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Latin}\p{Script=Common}]/u,
  ko: /[^\p{Script=Hangul}\p{Script=Latin}\p{Script=Common}]/u,
};
const doubledWord = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,}) \1(?![\p{L}\p{M}])/iu;
// Vietnamese reduplicated words.
const reduplication = /từ từ|thường thường|xinh xinh|nho nhỏ|dần dần|luôn luôn/giu;
const placeholder = /undefined|null|NaN|\[object|[{}$]|\(\)|（）|“”|«»|「」/;

function eachText(facts: ListingFacts, check: (text: ComposedText, language: Language, where: string) => void): void {
  const listing = composeListing(facts);
  for (const language of languages) {
    const text = listing[language];
    check(text, language, `${facts.leaf} ${language}: ${text.title} | ${text.description}`);
  }
}

function checkText({ title, description }: ComposedText, language: Language, where: string): void {
  const { min, max } = titleLimits[language];
  const length = [...title].length;
  if (length < min || length > max) expect.fail(`title of ${length} characters, ${where}`);
  if (/[.。,，、]$/.test(title)) expect.fail(`title ends in punctuation, ${where}`);
  for (const text of [title, description]) {
    if (placeholder.test(text)) expect.fail(`placeholder, ${where}`);
    if (/\s\s|^\s|\s$|\s[.,。，、]|[,，、]{2}|[^\S ]/.test(text)) expect.fail(`spaces or commas, ${where}`);
    if (!ownScript[language].test(text)) expect.fail(`not in its script, ${where}`);
    if (foreignScript[language].test(text)) expect.fail(`foreign script, ${where}`);
    if (doubledWord.test(text.replace(reduplication, ''))) expect.fail(`doubled word, ${where}`);
    if (text !== text.normalize('NFC')) expect.fail(`not in NFC, ${where}`);
  }
  if (description.startsWith(title)) expect.fail(`description repeats the title, ${where}`);
}

const anyFacts: fc.Arbitrary<ListingFacts> = fc.record({
  leaf: fc.constantFrom(...leafIds),
  colours: fc.array(fc.constantFrom(...colourIds), { maxLength: 3 }),
  material: fc.option(fc.constantFrom(...materialIds), { nil: undefined }),
  brand: fc.option(fc.constantFrom('Nordlys', 'X200', 'Dr. Ola & Co', 'ÅF-7'), { nil: undefined }),
  words: fc.option(fc.uniqueArray(fc.constantFrom('HELLO', 'No. 5', '2049', 'Ivory'), { maxLength: 4 }), {
    nil: undefined,
  }),
  condition: fc.option(fc.constantFrom(...conditionIds), { nil: undefined }),
});

describe('A composed listing', () => {
  it('is well-formed in all seven languages for every category, with a third of the colours each and every condition', {
    timeout: 120_000,
  }, () => {
    for (const leaf of leafIds) {
      eachText({ leaf, colours: [] }, checkText);
      for (const [at, colour] of colourIds.entries()) {
        // Each colour is tested with a third of the categories, because the rules do not depend on the pair.
        if ((at + leaf) % 3 === 0) eachText({ leaf, colours: [colour] }, checkText);
      }
      for (const condition of conditionIds) eachText({ leaf, colours: [], condition }, checkText);
    }
  });

  it('is well-formed for every category in several materials', { timeout: 120_000 }, () => {
    for (const [at, leaf] of leafIds.entries()) {
      const some = materialIds.filter((_, place) => (place + at) % 9 === 0);
      for (const material of some) eachText({ leaf, colours: ['black'], material }, checkText);
    }
  });

  it('is well-formed for any combination of facts', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyFacts, (facts) => void eachText(facts, checkText)),
      { numRuns: 1500 },
    );
  });

  it('is well-formed for every dish, and gives each its own title', () => {
    const dishIds = Object.keys(dishPhrases) as DishId[];
    const all = dishIds.map((dish) => ({ leaf: dishPhrases[dish].leaf, dish, colours: [] }));
    for (const facts of all) eachText(facts, checkText);
    for (const language of languages) {
      expect(new Set(all.map((facts) => composeListing(facts)[language].title)).size).toBe(dishIds.length);
    }
  });

  it('is the same text for the same facts', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(composeListing(facts)).toEqual(composeListing(structuredClone(facts)));
      }),
    );
  });

  it('has a different title for each category of a section', { timeout: 120_000 }, () => {
    for (const section of tree.flatMap((aisle) => aisle.sections)) {
      for (const facts of [{ colours: [] }, { colours: ['black'] as const }, { colours: [], brand: 'Nordlys' }]) {
        const listings = section.leaves.map((leaf) => composeListing({ leaf: leaf.id, ...facts }));
        for (const language of languages) {
          const titles = listings.map((listing) => listing[language].title);
          expect(new Set(titles).size, titles.join(' | ')).toBe(titles.length);
        }
      }
    }
  });

  it('contains brand and printed words unchanged in every language', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const quoted = [facts.brand ?? '', ...(facts.words ?? []).slice(0, 3)];
        eachText(facts, ({ description }) => {
          for (const text of quoted) expect(description).toContain(text);
        });
      }),
    );
  });

  it('contains the same numbers in every language', () => {
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort();
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const opening = (text: string) =>
          numbers([facts.brand ?? '', ...(facts.words ?? [])].filter((quoted) => text.includes(quoted)).join(' '));
        const listing = composeListing(facts);
        for (const language of languages) {
          expect(opening(listing[language].description)).toEqual(opening(listing.en.description));
          expect(opening(listing[language].title)).toEqual(opening(listing.en.title));
        }
      }),
    );
  });

  it('states in the title that a product is used', { timeout: 60_000 }, () => {
    const marks = {
      en: 'Used',
      th: 'มือสอง',
      zh: '二手',
      vi: 'đã qua sử dụng',
      es: 'de segunda mano',
      ja: '中古',
      ko: '중고',
    };
    for (const leaf of leafIds) {
      eachText({ leaf, colours: [], condition: 'used-fair' }, ({ title }, language) =>
        expect(title).toContain(marks[language]),
      );
    }
  });

  it('makes no general statement about a product sold for parts', { timeout: 60_000 }, () => {
    for (const leaf of leafIds) {
      const truth = findPhrases(leaf)?.leaf.truth;
      eachText({ leaf, colours: ['red'], condition: 'for-parts' }, ({ description }, language) => {
        expect(description).not.toContain(truth?.[language]);
      });
    }
  });

  it('has two to four sentences', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { description } = composeListing({ ...facts, brand: undefined, words: undefined }).ja;
        const sentences = description.match(/。/g)?.length ?? 0;
        expect(sentences).toBeGreaterThanOrEqual(2);
        expect(sentences).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('does not describe packaged goods by the colour of their packaging', () => {
    const packaged = ['shampoo', 'novel', 'engine oil', 'tea', 'dog food', 'office suite'];
    const leaves = leafIds.filter((leaf) => packaged.includes(findPhrases(leaf)?.leaf.noun.en[0] ?? ''));
    expect(leaves).toHaveLength(packaged.length);
    for (const leaf of leaves) {
      const { title, description } = composeListing({ leaf, colours: ['purple'], material: 'plastic' }).en;
      expect(title + description).not.toMatch(/purple|plastic/i);
    }
  });

  it('refuses a category that does not exist', () => {
    expect(() => composeListing({ leaf: 42, colours: [] })).toThrow(RangeError);
  });
});

describe('A Spanish listing', () => {
  it('makes colours agree with the noun in gender and number', { timeout: 60_000 }, () => {
    const forms = ['m', 'f', 'mp', 'fp'] as const;
    for (const leaf of leafIds.filter(photoShowsProduct)) {
      const gender = findPhrases(leaf)?.leaf.noun.es[1] ?? 'm';
      for (const colour of ['black', 'white', 'silver', 'grey', 'blue', 'pink', 'navy'] as const) {
        const { description } = composeListing({ leaf, colours: [colour], material: 'bamboo' }).es;
        const opening = description.slice(0, description.indexOf('.'));
        const right = colours[colour].es[forms.indexOf(gender)] ?? '';
        const words = opening.split(/[ ,]/);
        const others = colours[colour].es.filter((form) => form !== right && words.includes(form));
        if (!` ${words.join(' ')} `.includes(` ${right} `) || others.length > 0) expect.fail(`${leaf}: ${opening}`);
      }
    }
  });
});

describe('variants of a listing', () => {
  it('describe every category in different words, in all seven languages', () => {
    let sameTitles = 0;
    for (const leaf of leafIds) {
      const variants = [0, 1, 2].map((variant) => composeListing({ leaf, colours: ['red'], words: [] }, variant));
      for (const language of languages) {
        for (const text of variants) checkText(text[language], language, `${leaf} ${language}`);
        const differing = (part: keyof ComposedText) => new Set(variants.map((text) => text[language][part])).size;
        expect(differing('description'), `${leaf} ${language}`).toBe(3);
        if (differing('title') < 3) sameTitles += 1;
      }
    }
    // A few Thai nouns are so long that only one or two titles fit.
    expect(sameTitles).toBeLessThan(10);
  });

  it('start with the text that is composed without a variant', () => {
    const facts: ListingFacts = { leaf: 1101, colours: ['black'], words: [] };
    expect(composeListing(facts, 0)).toEqual(composeListing(facts));
  });
});
