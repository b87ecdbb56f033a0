import { describe, expect, it } from 'vitest';
import { checkGoal } from '../../../../../contracts/selling/listing-rules.ts';
import { emptyDraft } from '../draft/draft.ts';
import { forecast, suggestGoal, withSuggestedGoal } from './forecast.ts';

const nothing = { monthlySalesTarget: '', sellUnits: '', marketingBudget: '' };

describe('The forecast', () => {
  it('is the specified example before anything is typed, for any price', () => {
    const example = { budgetCents: 5000, gmvCents: 80_000, units: 40, averagePriceCents: 2000 };
    expect(forecast(nothing, 0)).toEqual(example);
    expect(forecast(nothing, 5200)).toEqual(example);
  });

  it('uses a typed budget with the listing’s price', () => {
    expect(forecast({ ...nothing, marketingBudget: '100' }, 5200)).toEqual({
      budgetCents: 10_000,
      gmvCents: 156_000,
      units: 30,
      averagePriceCents: 5200,
    });
  });

  it('has sales of its units at its price, also for the suggested goal', () => {
    expect(forecast(suggestGoal(3500, 1000), 3500)).toEqual({
      budgetCents: 5100,
      gmvCents: 80_500,
      units: 23,
      averagePriceCents: 3500,
    });
    for (const price of [1, 99, 333, 3500, 5200, 999_999]) {
      for (const marketingBudget of ['1', '51', '100.5', '9999']) {
        const { gmvCents, units } = forecast({ ...nothing, marketingBudget }, price);
        expect(gmvCents).toBe(units * price);
      }
    }
  });

  it('reaches a target with the budget that it calculates', () => {
    expect(forecast({ ...nothing, monthlySalesTarget: '1000' }, 3500)).toEqual({
      budgetCents: 6344,
      gmvCents: 101_500,
      units: 29,
      averagePriceCents: 3500,
    });
    const odd = { monthlySalesTarget: '1000', sellUnits: '30', marketingBudget: '' };
    expect(forecast(odd, 3500)).toMatchObject({ gmvCents: 100_000, units: 30, averagePriceCents: 3333 });
  });

  it('calculates with the listing’s price where target and units make an average below a cent', () => {
    const typed = { monthlySalesTarget: '0.01', sellUnits: '40', marketingBudget: '50' };
    expect(forecast(typed, 2000)).toMatchObject({ units: 40, averagePriceCents: 2000 });
  });

  it('calculates the budget that a target or a number of units needs', () => {
    expect(forecast({ ...nothing, monthlySalesTarget: '1600' }, 2000)).toMatchObject({
      budgetCents: 10_000,
      units: 80,
    });
    expect(forecast({ ...nothing, sellUnits: '40' }, 2000)).toMatchObject({ budgetCents: 5000, gmvCents: 80_000 });
  });

  it('calculates the average price from target and units once both are typed', () => {
    const typed = { monthlySalesTarget: '900', sellUnits: '30', marketingBudget: '60' };
    expect(forecast(typed, 2000)).toMatchObject({ averagePriceCents: 3000, gmvCents: 96_000, units: 32 });
  });

  it('ignores negative units, which the validation accepts', () => {
    for (const sellUnits of ['-40', '0']) {
      const typed = { ...nothing, monthlySalesTarget: '900', sellUnits };
      expect(forecast(typed, 2000)).toEqual(forecast({ ...typed, sellUnits: '' }, 2000));
    }
  });

  it('is the example for input that is not a number', () => {
    expect(forecast({ ...nothing, marketingBudget: 'a lot' }, 2000).budgetCents).toBe(5000);
  });
});

describe('The suggested goal', () => {
  it('is the example at a price of twenty dollars', () => {
    expect(suggestGoal(2000, 1000)).toEqual({ monthlySalesTarget: '800', sellUnits: '40', marketingBudget: '50' });
  });

  it('has at least one unit and passes validation for any price', () => {
    expect(suggestGoal(120_000, 1000)).toEqual({ monthlySalesTarget: '1200', sellUnits: '1', marketingBudget: '75' });
    for (const cents of [1, 99, 333, 5200, 999_999, 1_000_000_000])
      expect(checkGoal(suggestGoal(cents, 1000))).toEqual({});
  });

  it('never plans to sell more than there are', () => {
    expect(suggestGoal(2400, 1)).toEqual({ monthlySalesTarget: '24', sellUnits: '1', marketingBudget: '2' });
    expect(suggestGoal(2000, 5)).toMatchObject({ sellUnits: '5', monthlySalesTarget: '100' });
  });

  it('follows price and stock until the seller types a goal', () => {
    const priced = { ...emptyDraft('7'), suggestedPrice: '20', stock: '3' };
    const filled = withSuggestedGoal(priced);
    expect(filled).toMatchObject({ sellUnits: '3', monthlySalesTarget: '60', marketingBudget: '4' });
    expect(withSuggestedGoal({ ...filled, stock: '1' }).sellUnits).toBe('1');
    expect(withSuggestedGoal({ ...filled, edited: ['goal'], stock: '1' }).sellUnits).toBe('3');
  });

  it('is said in the currency of the shop', () => {
    const dong = suggestGoal(150_000, 1000, 'VND');
    expect(dong).toEqual({ monthlySalesTarget: '21000000', sellUnits: '140', marketingBudget: '1313000' });
    expect(checkGoal(dong, 'VND')).toEqual({});
    expect(forecast(nothing, 0, 'VND')).toMatchObject({ budgetCents: 1_313_000, averagePriceCents: 525_000 });
  });
});
