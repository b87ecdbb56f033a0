import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { materialIds } from '../../catalog/attributes/material-id.ts';
import { allLeafCategories } from '../../catalog/categories/lookup.ts';
import { conditionIds } from '../../contracts/marketplace/conditions.ts';
import { countryCodes, currencyOf } from '../countries/countries.ts';
import { convertFromUsdCents, toLocalAmount } from '../currencies/convert.ts';
import { type CurrencyCode, currencies, ratesDate, shownDecimals } from '../currencies/rates.ts';
import { findPriceRange } from './price-lookup.ts';
import { localPrices, priceRange } from './prices.ts';

const currencyCodes = Object.keys(currencies) as CurrencyCode[];

describe('A suggested price', () => {
  it('exists for every category in whole cents, with the minimum below the maximum', { timeout: 60_000 }, () => {
    for (const { id } of allLeafCategories()) {
      for (const material of [undefined, ...materialIds]) {
        for (const condition of [undefined, ...conditionIds]) {
          const range = priceRange({ categoryId: id, material, condition });
          if (!range) return expect.fail(`no price for ${id}`);
          const sound = Number.isInteger(range.min) && Number.isInteger(range.max) && range.min > 0;
          if (!sound || range.min >= range.max) expect.fail(`${id} ${material} ${condition}: ${JSON.stringify(range)}`);
        }
      }
    }
  });

  it('stays within the range of its category for new goods of any material', { timeout: 60_000 }, () => {
    for (const { id } of allLeafCategories()) {
      const [low, high] = findPriceRange(id) ?? [0, 0];
      for (const material of materialIds) {
        const range = priceRange({ categoryId: id, material });
        expect(range?.min).toBeGreaterThanOrEqual(low * 100);
        expect(range?.max).toBeLessThanOrEqual(high * 100);
      }
    }
  });

  it('is lower the more a product is worn', () => {
    for (const { id } of allLeafCategories()) {
      const ranges = conditionIds.map((condition) => priceRange({ categoryId: id, condition }));
      for (const [at, range] of ranges.slice(1).entries()) {
        expect(range?.min).toBeLessThan(ranges[at]?.min ?? 0);
        expect(range?.max).toBeLessThan(ranges[at]?.max ?? 0);
      }
    }
  });

  it('is higher for leather than for plastic', () => {
    const categoryId = allLeafCategories()[0]?.id ?? 0;
    expect(priceRange({ categoryId, material: 'leather' })?.min).toBeGreaterThan(
      priceRange({ categoryId, material: 'plastic' })?.min ?? 0,
    );
    expect(priceRange({ categoryId, material: 'leather' })?.max).toBeGreaterThan(
      priceRange({ categoryId, material: 'plastic' })?.max ?? 0,
    );
  });

  it('is null for an unknown category', () => {
    expect(priceRange({ categoryId: 42 })).toBeNull();
  });
});

describe('conversion to a local price', () => {
  it('rounds to the price steps of each currency', () => {
    expect(convertFromUsdCents(1000, 'USD')).toBe(1000);
    expect(convertFromUsdCents(1000, 'THB') % 100).toBe(0);
    expect(convertFromUsdCents(1234, 'VND') % 1000).toBe(0);
    expect(convertFromUsdCents(1234, 'KRW') % 100).toBe(0);
    expect(convertFromUsdCents(1234, 'IDR') % 50_000).toBe(0);
    expect(shownDecimals('THB')).toBe(0);
    expect(shownDecimals('JPY')).toBe(0);
    expect(shownDecimals('EUR')).toBe(2);
    expect(shownDecimals('KWD')).toBe(3);
  });

  it('returns positive multiples of the step that never decrease as the amount grows', () => {
    const cents = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...currencyCodes), cents, cents, (currency, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((amount) => convertFromUsdCents(amount, currency));
        expect(Number.isSafeInteger(less)).toBe(true);
        expect((less ?? 0) % currencies[currency].step).toBe(0);
        expect(less).toBeGreaterThan(0);
        expect(less).toBeLessThanOrEqual(more ?? 0);
      }),
    );
  });

  it('is off by at most half a step', () => {
    fc.assert(
      fc.property(fc.constantFrom(...currencyCodes), fc.integer({ min: 1000, max: 1_000_000 }), (currency, cents) => {
        const { tenThousandthsPerUsd, decimals, step } = currencies[currency];
        const exact = (cents * tenThousandthsPerUsd * 10 ** decimals) / 1_000_000;
        expect(Math.abs(convertFromUsdCents(cents, currency) - exact)).toBeLessThanOrEqual(step / 2 + 0.001);
      }),
    );
  });

  it('rejects an invalid amount', () => {
    for (const nonsense of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => convertFromUsdCents(nonsense, 'THB')).toThrow(RangeError);
    }
    expect(convertFromUsdCents(0, 'JPY')).toBe(0);
  });

  it('comes with the rate and its day, to be kept with an order', () => {
    const amounts = (['THB', 'VND', 'SGD', 'JPY', 'KRW'] as const).map((currency) =>
      toLocalAmount(4250, currency, 'USD'),
    );
    expect(amounts.map(({ minor }) => minor)).toEqual([138_100, 1_116_000, 5530, 6460, 60_800]);
    for (const { tenThousandthsPerUsd, currency, ratesDate: day } of amounts) {
      expect(tenThousandthsPerUsd).toBe(currencies[currency].tenThousandthsPerUsd);
      expect(day).toBe(ratesDate);
    }
  });

  it('lists each currency of the chosen countries once', () => {
    const prices = localPrices({ min: 1000, max: 5000 }, ['TH', 'DE', 'FR', 'JP']);
    expect(Object.keys(prices)).toEqual(['THB', 'EUR', 'JPY']);
    expect(prices.JPY).toEqual({ min: 1520, max: 7600 });
  });

  it('has a rate for the currency of every country', () => {
    for (const code of countryCodes) expect(currencies[currencyOf(code)]).toBeDefined();
    const used = new Set<CurrencyCode>(countryCodes.map(currencyOf));
    expect(currencyCodes.filter((currency) => !used.has(currency))).toEqual([]);
  });
});
