import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { materialIds } from '../../catalog/attributes/material-id.ts';
import { allLeafCategories } from '../../catalog/categories/lookup.ts';
import { subCategoryProductTypes } from '../../catalog/product-types/product-types.ts';
import { type InEveryLanguage, type Language, languages } from '../../contracts/languages.ts';
import { conditionIds } from '../../contracts/marketplace/conditions.ts';
import { colourIds } from '../words/colours.ts';
import { type DishId, dishProductTypes } from '../words/dishes.ts';
import { type ComposedText, composeListing, variantCount } from './compose.ts';
import type { ListingFacts } from './facts.ts';
import { titleLimits } from './fit-title.ts';

const categoryIds = allLeafCategories().map((leafCategory) => leafCategory.id);
const productTypes = subCategoryProductTypes.flatMap((subCategory) => subCategory.productTypes);
const nouns = new Map(productTypes.map((productType) => [productType.id, productType]));
const factsOf = (
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

function checkAll(facts: ListingFacts, variant = 0): void {
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

const anyFacts: fc.Arbitrary<ListingFacts> = fc
  .record({
    productType: fc.constantFrom(...productTypes),
    colours: fc.array(fc.constantFrom(...colourIds), { maxLength: 3 }),
    material: fc.option(fc.constantFrom(...materialIds), { nil: undefined }),
    brand: fc.option(fc.constantFrom('Nordlys', 'Nike', 'Dr. Ola & Co', 'ÅF-7'), { nil: undefined }),
    words: fc.option(fc.uniqueArray(fc.constantFrom('HELLO', 'No. 5', '2049', 'Ivory'), { maxLength: 4 }), {
      nil: undefined,
    }),
    condition: fc.option(fc.constantFrom(...conditionIds), { nil: undefined }),
    details: fc.option(
      fc.record({
        size: fc.constantFrom('M', '42'),
        model: fc.constantFrom('X200', undefined),
        inTheBox: fc.constantFrom(['charger', 'cable'], ['ที่ชาร์จ'], []),
        language: fc.constantFrom('en', 'th', undefined),
      }),
      { nil: undefined },
    ),
  })
  .map(({ productType, ...facts }) => factsOf(productType, facts));

describe('A composed listing', () => {
  it('is well-formed in all seven languages for every product type, in every variant', { timeout: 120_000 }, () => {
    for (const [at, productType] of productTypes.entries()) {
      for (let variant = 0; variant < variantCount; variant += 1) checkAll(factsOf(productType), variant);
      checkAll(
        factsOf(productType, {
          colours: [colourIds[at % colourIds.length] ?? 'black'],
          material: productType.materials[0],
        }),
      );
      checkAll(factsOf(productType, { condition: conditionIds[at % conditionIds.length] }));
    }
  });

  it('is well-formed for any combination of facts', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(5), (facts, variant) => checkAll(facts, variant)),
      { numRuns: 1000 },
    );
  });

  it('can be written for every category without naming a product type', () => {
    for (const categoryId of categoryIds) expect(composeListing({ categoryId, colours: [] }).en.title).not.toBe('');
  });

  it('is well-formed for every dish, and gives each its own title', () => {
    const all = (Object.keys(dishProductTypes) as DishId[]).map((id) => ({
      categoryId: dishProductTypes[id].categoryId,
      productType: `dish-${id}`,
      colours: [],
    }));
    for (const facts of all) checkAll(facts);
    for (const language of languages) {
      expect(new Set(all.map((facts) => composeListing(facts)[language].title)).size).toBe(all.length);
    }
  });

  it('is the same text for the same facts and seed', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const choice = { seed: 'a listing' };
        expect(composeListing(facts, choice)).toEqual(composeListing(structuredClone(facts), choice));
      }),
    );
  });

  it('begins its title with the brand or the noun where a language has no adjectives before it', () => {
    const facts = factsOf(productTypes.find(({ id }) => id === 'mug') ?? fail(), {
      colours: ['black'],
      material: 'ceramic',
    });
    const { en, th, zh, vi, es, ja, ko } = composeListing(facts);
    expect(en.title).toMatch(/^Black ceramic mug/);
    expect([th.title, zh.title, vi.title, es.title, ja.title, ko.title].map((title) => title.split(' ')[0])).toEqual([
      expect.stringContaining('แก้วมัค'),
      '马克杯',
      'Ly',
      'Taza',
      'マグカップ',
      expect.stringMatching(/도자기|머그컵/),
    ]);
  });

  it('writes a known brand in the local spelling too', () => {
    const sneakers =
      productTypes.find(({ id }) => id === 'sneakers') ??
      productTypes.find(({ categoryId }) => categoryId === 2301) ??
      fail();
    const { zh, ja, ko, en } = composeListing(factsOf(sneakers, { brand: 'NIKE' }));
    expect(en.title).toMatch(/^Nike /);
    expect([zh.title, ja.title, ko.title]).toEqual([
      expect.stringMatching(/^耐克 Nike/),
      expect.stringMatching(/^ナイキ NIKE/),
      expect.stringMatching(/^나이키 Nike/),
    ]);
  });

  it('puts words that were read into the title: a model name, the title of a book, a print on clothes', () => {
    const titleOf = (id: string, words: string[]) =>
      composeListing(factsOf(productTypes.find((productType) => productType.id === id) ?? fail(id), { words })).en
        .title;
    expect(titleOf('laptop', ['X1 Carbon'])).toMatch(/^X1 Carbon laptop/);
    expect(titleOf('novel', ['Dune'])).toMatch(/^“Dune” /);
    expect(titleOf('mens-t-shirt', ['HELLO'])).toContain('with “HELLO” print');
  });

  it('contains brand and printed words unchanged in every language', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const listing = composeListing(facts);
        const quoted = [facts.brand ?? '', ...(facts.words ?? []).slice(0, 3)];
        for (const language of languages) {
          for (const text of quoted) expect(listing[language].description).toContain(text);
        }
      }),
    );
  });

  it('tells the same figures of the product in every language', () => {
    const figures = (text: string) => (text.split('\n\n')[1]?.match(/\d+/g) ?? []).sort();
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const listing = composeListing(facts);
        for (const language of languages) {
          expect(figures(listing[language].description)).toEqual(figures(listing.en.description));
        }
      }),
    );
  });

  it('writes what the seller says in all seven languages, and what is in the box where that is certain', () => {
    const laptop = productTypes.find(({ id }) => id === 'laptop') ?? fail();
    const inTheBox = ['computer mouse', 'Grandma’s sticker'];
    const details = { size: '14"', inTheBox, language: 'en' } as const;
    const { en, th, ja } = composeListing(factsOf(laptop, { details }));
    expect(en.description).toContain('Size: 14"\nIn the box: ');
    expect(th.description).toContain('ขนาด: 14"');
    expect(ja.description).toContain('マウス、Grandma’s sticker');
  });

  it('states in the title that a product is used', () => {
    const marks = {
      en: 'Used',
      th: 'มือสอง',
      zh: '二手',
      vi: 'đã qua sử dụng',
      es: 'de segunda mano',
      ja: '中古',
      ko: '중고',
    };
    for (const productType of productTypes.filter(({ conditions }) => conditions !== 'new')) {
      const listing = composeListing(factsOf(productType, { condition: 'used-fair' }));
      for (const language of languages) expect(listing[language].title).toContain(marks[language]);
    }
  });

  it('refuses a category that does not exist', () => {
    expect(() => composeListing({ categoryId: 42, colours: [] })).toThrow(RangeError);
  });
});

function fail(what = 'kind'): never {
  throw new Error(`There is no such ${what}.`);
}
