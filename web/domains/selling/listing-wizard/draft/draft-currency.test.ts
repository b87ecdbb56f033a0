import { expect, test } from 'vitest';
import { addProduct } from '../../../../../contracts/selling/listing-publishing.ts';
import { doneRecord, proposal } from '../analysis/proposal.fixture.ts';
import { publishForm } from '../publish/use-publish.ts';
import { checkPlanAndStock } from '../steps/step-access.ts';
import { emptyDraft, type ListingDraft } from './draft.ts';
import { withAnalysis, withCurrency, withProposal } from './fill-draft.ts';
import { readDraft } from './read-draft.ts';

const empty = emptyDraft('7');
const cheap = { ...proposal, price_range: { usd: { min: 1, max: 2.5 }, local_currencies: {} } };
const goal = { monthlySalesTarget: '800', sellUnits: '40', marketingBudget: '50' };
const typed: ListingDraft = { ...withAnalysis(empty, doneRecord), ...goal, suggestedPrice: '20' };

test('a proposal fills in its price in the currency of the shop', () => {
  const written = { categoryId: '1', productType: null, proposal: cheap };
  expect(withProposal({ ...empty, currency: 'VND' }, written, '').suggestedPrice).toBe('46000');
  expect(withProposal(empty, written, '').suggestedPrice).toBe('1.75');
});

test('a draft is converted when the shop changes its currency, and published in it', () => {
  const converted = withCurrency(typed, 'VND');
  expect(converted).toMatchObject({
    ...{ currency: 'VND', suggestedPrice: '525000', monthlySalesTarget: '21000000', marketingBudget: '1313000' },
  });
  expect(withCurrency(typed, 'USD')).toBeNull();
  const path = [2000, 2100, 2101].map((id) => ({ id, names: { en: `Category ${id}` } }));
  const form = publishForm(converted ?? typed, path);
  expect(form).toMatchObject({ suggestedPrice: '', price: '525000', currency: 'VND' });
  expect(addProduct.body.parse(form).price).toBe('525000');
});

test('a price in yen is a whole number', () => {
  expect(checkPlanAndStock({ ...typed, currency: 'JPY', suggestedPrice: '12.5' })).toEqual({
    suggestedPrice: 'Suggested Price must be a whole number in this currency',
  });
  expect(checkPlanAndStock({ ...typed, currency: 'JPY', suggestedPrice: '1,250' })).toEqual({});
});

test('a draft of an earlier version is in dollars', () => {
  const { currency: _, ...earlier } = typed;
  expect(readDraft(JSON.stringify(earlier), '7')).toMatchObject({ currency: 'USD', suggestedPrice: '20' });
});
