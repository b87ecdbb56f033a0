import { type DishId, dishGoods, namesDish } from '../../../../catalog/categories/dish-goods.ts';
import type { Api } from '../../../../contracts/client/client.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { type ListedProduct, listProducts } from '../../../../contracts/marketplace/listings.ts';
import { foodCategory } from './dishes.ts';

/** Each of these words is one search. */
const searchedWords = 3;
const productCount = 24;

/** The goods of a dish: food whose title names it, then the product types that it is made of; none of anything else. */
export async function fetchDishProducts(call: Api, dish: DishId, language: Language): Promise<ListedProduct[]> {
  const { titleWords, productTypes } = dishGoods[dish];
  const food = { ...foodCategory, limit: productCount, language };
  const named = titleWords
    .slice(0, searchedWords)
    .map(async (q) =>
      (await call(listProducts, { body: { ...food, q, exact: true } })).products.filter(({ productTitleEN }) =>
        namesDish(dish, productTitleEN),
      ),
    );
  const ofTypes = productTypes.map(
    async (type) => (await call(listProducts, { body: { ...food, product_type: type } })).products,
  );
  const found = (await Promise.all([...named, ...ofTypes])).flat();
  const each = [...new Map(found.map((product) => [product.id, product])).values()];
  const isThere = ({ stock }: ListedProduct) => stock > 0;
  return [...each.filter(isThere), ...each.filter((product) => !isThere(product))].slice(0, productCount);
}
