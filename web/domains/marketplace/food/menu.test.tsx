import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { fetchDishProducts } from './dish-products.ts';
import { dishes } from './dishes.ts';
import { FoodMenu } from './food-menu.tsx';
import { filters, findDishes, readFilter } from './menu.ts';

const idsOf = (...found: Parameters<typeof findDishes>) => findDishes(...found).map(({ id }) => id);

test('the menu has every dish once, and every filter has some', () => {
  expect(idsOf(null, '').sort()).toEqual(Object.keys(dishes).sort());
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

test('the products of a dish come first, then the newest other food, each once and eight at most', async () => {
  const products = (...ids: number[]) => ({ products: ids.map((id) => ({ id: String(id) })) });
  const call = vi.fn(async (_endpoint: unknown, { body }: { body: { q?: string } }) =>
    body.q ? products(1, 2) : products(2, 3, 4, 5, 6, 7, 8, 9, 10),
  );
  const found = await fetchDishProducts(call as never, 'soup', 'en');
  expect(found.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
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
