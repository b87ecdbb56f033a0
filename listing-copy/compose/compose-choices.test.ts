import { describe, expect, it } from 'vitest';
import { subCategoryProductTypes } from '../../catalog/product-types/product-types.ts';
import { languages } from '../../contracts/languages.ts';
import { english } from '../languages/en.ts';
import { spanish } from '../languages/es.ts';
import { vietnamese } from '../languages/vi.ts';
import { listingCopy } from '../product-types/read-listing-copy.ts';
import { colours } from '../words/colours.ts';
import { photoShowsProduct } from '../words/packaging.ts';
import { composeListing } from './compose.ts';
import type { ListingFacts } from './facts.ts';

const productTypes = subCategoryProductTypes.flatMap((subCategory) => subCategory.productTypes);
const factsOf = (
  { categoryId, id }: { categoryId: number; id: string },
  facts: Partial<ListingFacts> = {},
): ListingFacts => ({
  categoryId,
  productType: id,
  colours: [],
  ...facts,
});

describe('A Spanish listing', () => {
  it('makes colours agree with the noun in gender and number', () => {
    const forms = ['m', 'f', 'mp', 'fp'] as const;
    for (const productType of productTypes.filter(photoShowsProduct)) {
      for (const colour of ['black', 'white', 'silver', 'grey'] as const) {
        const { title } = composeListing(factsOf(productType, { colours: [colour] })).es;
        const right = colours[colour].es[forms.indexOf(productType.es.form)] ?? '';
        expect(title.split(/[ ,]/), title).toContain(right);
      }
    }
  });

  it('is written with the words of the Americas for sellers there', () => {
    const holder = productTypes.find(({ id }) => id === 'car-phone-holder') ?? fail();
    const spain = composeListing(factsOf(holder), { spanish: 'spain' }).es.title;
    expect(composeListing(factsOf(holder), { spanish: 'americas' }).es.title).not.toBe(spain);
  });
});

describe('Variants of a listing', () => {
  it('never say only that a product makes a present', () => {
    const present = productTypes.find(({ id }) => / gift /.test(listingCopy.en[id]?.[2] ?? '')) ?? fail();
    const lines = [0, 1, 2].map(
      (variant) => composeListing(factsOf(present), { variant }).en.description.split('\n')[0],
    );
    expect(lines.some((line) => /gift/.test(line ?? ''))).toBe(true);
    expect(lines.filter((line) => /^[^.]*gift[^.]*\.$/.test(line ?? ''))).toEqual([]);
  });

  it('praise no opened perfume as a present', () => {
    const perfume = productTypes.find(({ id }) => id === 'womens-perfume') ?? fail();
    const present = /gift|ของขวัญ|礼物|送|quà|regalo|贈り物|プレゼント|선물/i;
    const told = (condition?: 'used-fair') =>
      [0, 1, 2].flatMap((variant) =>
        Object.values(composeListing(factsOf(perfume, { condition }), { variant })).map((text) => text.description),
      );
    expect(told().filter((text) => present.test(text)).length).toBeGreaterThan(0);
    expect(told('used-fair').filter((text) => present.test(text))).toEqual([]);
  });

  it('keep what a gift box is for, opened or used, in every language', () => {
    const box = productTypes.find(({ id }) => id === 'gift-box') ?? fail();
    const firstLines = Object.values(
      composeListing(factsOf(box, { condition: 'like-new', details: { model: 'X200' } })),
    );
    for (const { description } of firstLines) expect(description.split('\n\n')[0]).not.toContain('X200');
  });

  it('describe every product type in different words, in all seven languages', () => {
    for (const productType of productTypes) {
      const variants = [0, 1, 2].map((variant) =>
        composeListing(factsOf(productType, { colours: ['red'] }), { variant }),
      );
      for (const language of languages) {
        const descriptions = new Set(variants.map((text) => text[language].description));
        expect(descriptions.size, `${productType.id} ${language}`).toBe(3);
      }
    }
  });

  it('have another title and another description each time, and six of them are all different', () => {
    const same: string[] = [];
    for (const productType of productTypes.filter(photoShowsProduct)) {
      const texts = [0, 1, 2, 3, 4, 5].map((variant) =>
        composeListing(factsOf(productType, { colours: ['red'] }), { variant }),
      );
      for (const language of languages) {
        const written = texts.map((text) => text[language]);
        const isRepeated = written.some(
          ({ title, description }, at) =>
            at > 0 && (title === written[at - 1]?.title || description === written[at - 1]?.description),
        );
        const different = new Set(written.map((text) => JSON.stringify(text))).size;
        if (isRepeated || different < 6) same.push(`${productType.id} ${language}`);
      }
    }
    expect(same).toEqual([]);
  });

  it('have another title also where a photo tells no colour, if more than a noun is known', () => {
    const same: string[] = [];
    for (const productType of productTypes.filter(photoShowsProduct)) {
      const [first, second] = [0, 1].map((variant) => composeListing(factsOf(productType), { variant }));
      for (const [language, { wearer }] of [
        ['en', english],
        ['es', spanish],
        ['vi', vietnamese],
      ] as const) {
        const endings = listingCopy[language][productType.id]?.[0] ?? [];
        const isNeeded = endings.some((ending) => wearer?.test(ending));
        const hasEnding = endings.some((ending) => first?.[language].title.endsWith(ending));
        if (hasEnding && !isNeeded && first?.[language].title === second?.[language].title)
          same.push(`${productType.id} ${language}`);
      }
    }
    expect(same).toEqual([]);
  });

  it('differ between two listings of equal goods in two of three cases', () => {
    const seeds = Array.from({ length: 300 }, (_, at) => `listing ${at}`);
    const mug = productTypes.find(({ id }) => id === 'mug') ?? fail();
    const texts = seeds.map((seed) => composeListing(factsOf(mug), { seed }).en.description);
    const counts = [...new Set(texts)].map((text) => texts.filter((other) => other === text).length);
    expect(Math.max(...counts)).toBeLessThan(seeds.length / 3);
  });
});

function fail(what = 'kind'): never {
  throw new Error(`There is no such ${what}.`);
}
