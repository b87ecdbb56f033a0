import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { materialIds } from '../../catalog/attributes/material-id.ts';
import { allLeafCategories } from '../../catalog/categories/lookup.ts';
import { languages } from '../../contracts/languages.ts';
import { conditionIds } from '../../contracts/marketplace/conditions.ts';
import { checkComposed, factsOf, productTypes } from '../../tests/support/selling/composed-text-rules.ts';
import { colourIds } from '../words/colours.ts';
import { type DishId, dishProductTypes } from '../words/dishes.ts';
import { composeListing, variantCount } from './compose.ts';
import type { ListingFacts } from './facts.ts';

const categoryIds = allLeafCategories().map((leafCategory) => leafCategory.id);

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
  // Every variant of every product type is a slow test, `every-variant.test.ts`.
  it('is well-formed in all seven languages for every product type', () => {
    for (const [at, productType] of productTypes.entries()) {
      const colours = [colourIds[at % colourIds.length] ?? 'black'];
      const condition = conditionIds[at % conditionIds.length];
      const facts = factsOf(productType, { colours, condition, material: productType.materials[0] });
      checkComposed(facts, at % variantCount);
    }
  });

  it('is well-formed for any combination of facts', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(5), (facts, variant) => checkComposed(facts, variant)),
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
    for (const facts of all) checkComposed(facts);
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
