import written from '../../data/catalog/dish-goods.json' with { type: 'json' };

export type DishId = keyof typeof written.dishes;

interface DishGoods {
  /** English words of titles, in the singular. */
  titleWords: readonly string[];
  productTypes: readonly string[];
}

export const dishGoods: Readonly<Record<DishId, DishGoods>> = written.dishes;

/** Whether an English title names the dish by one of its words. */
export function namesDish(dish: DishId, englishTitle: string): boolean {
  const words = dishGoods[dish].titleWords.join('|');
  return new RegExp(`\\b(${words})(e?s)?\\b`, 'i').test(englishTitle);
}
