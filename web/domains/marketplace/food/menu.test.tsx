import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { dishGoods } from '../../../../catalog/categories/dish-goods.ts';
import { findProductTypeMeaning } from '../../../../catalog/vocabulary/vocabulary.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { fetchDishProducts } from './dish-products.server.ts';
import { dishIds } from './dishes.ts';
import { FoodMenu } from './food-menu.tsx';
import { filters, findDishes, readFilter } from './menu.ts';

const idsOf = (...found: Parameters<typeof findDishes>) => findDishes(...found).map(({ id }) => id);

test('the menu has every dish once, and every filter has some', () => {
  expect(idsOf(null, '').sort()).toEqual([...dishIds].sort());
  expect(filters.filter((filter) => findDishes(filter, '').length === 0)).toEqual([]);
});

test('dishes are found by filter and by every typed word together', () => {
  expect(idsOf('drinks', '')).toEqual(['detox', 'smoothies']);
  expect(idsOf(null, 'SOUP')).toContain('noodles');
  expect(idsOf('drinks', 'soup')).toEqual([]);
  expect(idsOf(null, 'soup nothing')).toEqual([]);
});

test('a filter that does not exist counts as all', () => {
  expect(readFilter(new URLSearchParams('filter=soup'))).toBe('soup');
  expect(readFilter(new URLSearchParams('filter=cars'))).toBeNull();
  expect(readFilter(new URLSearchParams())).toBeNull();
});

test('a dish has food whose title names it, then its product types, each once, sold out last, and nothing else', async () => {
  const product = (id: number, productTitleEN: string, stock = 1) => ({ id: String(id), productTitleEN, stock });
  const call = vi.fn(async (_endpoint: unknown, { body }: { body: { q?: string; product_type?: string } }) => {
    if (body.q)
      return { products: [product(1, 'Canned tuna'), product(2, 'Beef Noodles', 0), product(3, 'Noodle dish')] };
    return { products: body.product_type === 'pasta' ? [product(4, 'Spaghetti'), product(3, 'Noodle dish')] : [] };
  });
  const found = await fetchDishProducts(call as never, 'noodles', 'en');
  expect(found.map(({ id }) => id)).toEqual(['3', '4', '2']);
  expect(
    call.mock.calls.every(([, { body }]) => (body as { sub_category_id?: string }).sub_category_id === '3900'),
  ).toBe(true);
});

test.each(dishIds)('the goods of %s are product types that exist', (dish) => {
  const known = dishGoods[dish].productTypes.filter((id) => findProductTypeMeaning(id) !== null);
  expect(known).toEqual(dishGoods[dish].productTypes);
});

test('typing filters the tiles at once and is kept in the links of the filters', async () => {
  const { place } = await renderPage(<FoodMenu />, '/design?filter=drinks');
  expect(place.querySelectorAll('ul[aria-label] > li')).toHaveLength(2);
  const input = place.querySelector<HTMLInputElement>('input[type=search]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setValue?.call(input, 'no such dish');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(place.querySelector('[role=status]')?.textContent).toMatch(/^(0|No) dish/i);
  const links = [...place.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links[0]).toBe('/design?q=no+such+dish');
  expect(links[1]).toBe('/design?filter=drinks&q=no+such+dish');
});
