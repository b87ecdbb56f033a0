import type { DrawnGood } from './drawn.ts';
import { drawnAutomotive } from './drawn-automotive.ts';
import { drawnBeauty, drawnDeskGoods, drawnHomeGoods, drawnMusic, drawnToysAndTools } from './drawn-beauty-and-home.ts';
import { drawnElectronics, drawnGadgets } from './drawn-electronics.ts';
import { drawnJewelry } from './drawn-jewelry.ts';
import { drawnBabyGoods, drawnPets } from './drawn-pets-and-kids.ts';
import { drawnSmallCategories } from './drawn-small-categories.ts';
import { drawnSoftware } from './drawn-software.ts';

const all: DrawnGood[] = [
  ...drawnGadgets,
  ...drawnHomeGoods,
  ...drawnAutomotive,
  ...drawnBeauty,
  ...drawnMusic,
  ...drawnToysAndTools,
  ...drawnJewelry,
  ...drawnBabyGoods,
  ...drawnPets,
  ...drawnDeskGoods,
  ...drawnSoftware,
  ...drawnElectronics,
  ...drawnSmallCategories,
];

/** Lists the drawn goods of a leaf category. */
export function drawnGoods(categoryId: number): DrawnGood[] {
  return all.filter((good) => good.categoryId === categoryId);
}
