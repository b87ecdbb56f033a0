import type { DrawnGood } from './drawn.ts';
import { drawnAutomotive } from './drawn-automotive.ts';
import { drawnBeauty, drawnDeskGoods, drawnHomeGoods, drawnMusic, drawnToysAndTools } from './drawn-beauty-and-home.ts';
import { drawnElectronics, drawnGadgets } from './drawn-electronics.ts';
import { drawnJewelry } from './drawn-jewelry.ts';
import { drawnBabyGoods, drawnPets } from './drawn-pets-and-kids.ts';
import { drawnShelves } from './drawn-shelves.ts';
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
  ...drawnShelves,
];

/** Lists the drawn goods of a leaf. */
export function drawnGoods(leafId: number): DrawnGood[] {
  return all.filter((good) => good.leafId === leafId);
}
