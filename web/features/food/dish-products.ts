import type { Api } from '../../../contracts/client.ts';
import type { Language } from '../../../contracts/languages.ts';
import { type ListedProduct, listProducts } from '../../../contracts/listings.ts';
import { type DishId, dishes, foodCategory } from '../../lib/dishes.ts';

const shown = 8;

/** Goods of a dish, and after them the newest other food: a shop with few of a dish still shows a full table. */
export async function fetchDishProducts(call: Api, dish: DishId, language: Language): Promise<ListedProduct[]> {
  const food = { ...foodCategory, limit: shown, language };
  const [served, others] = await Promise.all([
    call(listProducts, { body: { ...food, q: dishes[dish].search } }),
    call(listProducts, { body: food }),
  ]);
  const ids = new Set(served.products.map(({ id }) => id));
  return [...served.products, ...others.products.filter(({ id }) => !ids.has(id))].slice(0, shown);
}
