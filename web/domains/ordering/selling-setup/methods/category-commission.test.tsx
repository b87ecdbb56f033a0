import { beforeEach, expect, test } from 'vitest';
import { getCommission } from '../../../../../contracts/money/commission.ts';
import { fakeApi } from '../../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../../tests/support/render-hook.tsx';
import { CategoryCommission } from './category-commission.tsx';

beforeEach(() => {
  document.documentElement.lang = 'en';
  return () => document.documentElement.removeAttribute('lang');
});

test('a seller sees what is kept of sales in the category before publishing', async () => {
  const network = fakeApi();
  const commission = { percent: 8, fixed_cents: 30, varies: true };
  network.answerAt('GET /user/commission?category_id=1301', { commission });
  const { place } = await renderPage(<CategoryCommission categoryId="1301" />);
  await expect
    .poll(() => place.textContent)
    .toContain('In this category, Snapbazaar keeps 8 % of each sale and $ 0.30');
});

test('without a category, the sentence is about every order', async () => {
  const network = fakeApi();
  network.answer(getCommission, { commission: { percent: 5, fixed_cents: 0, varies: false } });
  const { place } = await renderPage(<CategoryCommission categoryId="" />);
  await expect.poll(() => place.textContent).toContain('Snapbazaar keeps 5 % of each completed order.');
});
