import type { Api } from '../../../../contracts/client.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { type ListedProduct, listProducts } from '../../../../contracts/marketplace/listings.ts';
import { type DishId, dishes, foodCategory } from './dishes.ts';

const productCount = 8;

/** The products of a dish, filled up with the newest other food, so that the section is never nearly empty. */
export async function fetchDishProducts(call: Api, dish: DishId, language: Language): Promise<ListedProduct[]> {
  const food = { ...foodCategory, limit: productCount, language };
  const [matches, others] = await Promise.all([
    call(listProducts, { body: { ...food, q: dishes[dish] } }),
    call(listProducts, { body: food }),
  ]);
  const ids = new Set(matches.products.map(({ id }) => id));
  return [...matches.products, ...others.products.filter(({ id }) => !ids.has(id))].slice(0, productCount);
}
