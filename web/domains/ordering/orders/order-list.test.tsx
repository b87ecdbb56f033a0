import { expect, onTestFinished, test } from 'vitest';
import type { OrderSummary } from '../../../../contracts/ordering/orders/orders.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { OrderList } from './order-list.tsx';

type Counts = Pick<OrderSummary, 'first_units' | 'more_products' | 'units'>;

const order: Omit<OrderSummary, keyof Counts> = {
  ...{ id: '36', number: 'SB-1036', state: 'shipped', payment_state: 'paid', payment_method: 'card' },
  ...{ has_open_return: false, seller_id: '3', seller_name: 'Malee Studio', buyer_name: '', destination: '' },
  ...{ first_title: 'โคมไฟกระดาษ', text_language: 'th', image: null, currency: 'USD', total_cents: 5790 },
  ...{ placed_at: '2026-11-15T09:00:00.000Z', due_at: null },
};

async function linkOf(counts: Counts, language = 'en') {
  document.documentElement.lang = language;
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  const { place } = await renderPage(<OrderList first={{ rows: [{ ...order, ...counts }], next: null }} />);
  return place.querySelector('a');
}

test('an order of two products names the first with its own units, and counts the other', async () => {
  const link = await linkOf({ first_units: 1, more_products: 1, units: 2 });
  expect(link?.textContent).toBe('โคมไฟกระดาษ and 1 more product');
  expect(link?.querySelector('[lang=th]')?.textContent).toBe('โคมไฟกระดาษ');
});

test('the units stay on the line of the title’s last word', async () => {
  const link = await linkOf({ first_units: 2, more_products: 0, units: 2 });
  expect(link?.textContent).toBe('โคมไฟกระดาษ\u00a0×\u00a02');
});

test.each([
  ['es', 'y 1 producto más', 'y 3 productos más'],
  ['th', 'และสินค้าอื่นอีก 1 รายการ', 'และสินค้าอื่นอีก 3 รายการ'],
  ['zh', '及其他1种商品', '及其他3种商品'],
  ['vi', 'và 1 sản phẩm khác', 'và 3 sản phẩm khác'],
  ['ja', 'ほか1商品', 'ほか3商品'],
  ['ko', '외 상품 1개', '외 상품 3개'],
])('other products are counted in %s', async (language, one, several) => {
  const first = await linkOf({ first_units: 1, more_products: 1, units: 2 }, language);
  const second = await linkOf({ first_units: 2, more_products: 3, units: 8 }, language);
  expect(first?.textContent).toBe(`โคมไฟกระดาษ ${one}`);
  expect(second?.textContent).toBe(`โคมไฟกระดาษ\u00a0×\u00a02 ${several}`);
});
