import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tree } from '../../catalog/categories/tree.ts';
import { type CountryCode, countryCodes } from '../countries/countries.ts';
import { amountAfterFee, comparePlatforms } from './compare-platforms.ts';
import { platformNames, platforms } from './platforms.ts';

const topCategoryIds = tree.map((topCategory) => topCategory.id);
const someRange = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 10, max: 1_000_000 }))
  .map(([min, width]) => ({ min, max: min + width }));

describe('comparePlatforms', () => {
  it('suggests list prices that leave the seller the given range after fees', () => {
    fc.assert(
      fc.property(someRange, fc.constantFrom(...topCategoryIds), (range, topCategoryId) => {
        const offers = comparePlatforms(range, ['TH'], topCategoryId);
        for (const name of platformNames) {
          const { min, max } = offers[name].price_range;
          expect(Number.isInteger(min) && Number.isInteger(max) && min <= max).toBe(true);
          expect(amountAfterFee(platforms[name], min, topCategoryId)).toBeGreaterThanOrEqual(range.min);
          expect(amountAfterFee(platforms[name], max, topCategoryId)).toBeLessThanOrEqual(range.max);
        }
      }),
    );
  });

  it('states in which of the seller’s countries each marketplace sells', () => {
    const range = { min: 1000, max: 2000 };
    const compare = (codes: CountryCode[], topCategoryId = 2000) => comparePlatforms(range, codes, topCategoryId);
    expect(compare(['TH', 'VN', 'ID', 'MY', 'SG', 'PH']).Shopee.availability).toBe(
      'Sells in Thailand, Vietnam and 4 more of your countries',
    );
    expect(compare(['TH', 'PH']).Lazada.availability).toBe('Sells in Thailand and the Philippines');
    expect(compare(['TH', 'US']).Amazon.availability).toBe('Sells in the United States');
    expect(compare(['TH', 'LA']).eBay.availability).toBe('Not in your countries');
    expect(compare([]).Shopee.availability).toBe('Not in your countries');
  });

  it('limits Etsy to handmade, vintage and craft goods, and excludes software', () => {
    const range = { min: 1000, max: 2000 };
    expect(comparePlatforms(range, ['US'], 9000).Etsy.availability).toBe(
      'Sells in the United States, for handmade, vintage or craft goods',
    );
    expect(comparePlatforms(range, ['US'], 14000).Etsy.availability).toBe('Not made for this kind of goods');
  });

  it('uses only known countries and top categories for every marketplace', () => {
    for (const name of platformNames) {
      const { countries, unsuitedTopCategories, feeByTopCategory } = platforms[name];
      for (const code of countries) expect(countryCodes).toContain(code);
      for (const id of [...unsuitedTopCategories, ...Object.keys(feeByTopCategory ?? {}).map(Number)])
        expect(topCategoryIds).toContain(id);
    }
  });
});
