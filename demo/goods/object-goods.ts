import { automotiveObjects } from '../objects/automotive.ts';
import { babyKidsObjects } from '../objects/baby-kids.ts';
import { beautyPersonalCareObjects } from '../objects/beauty-personal-care.ts';
import { clothingShoeFashionObjects } from '../objects/clothing-shoe-fashion.ts';
import { electronicsDiyObjects } from '../objects/electronics-diy.ts';
import { gadgetSmartTechObjects } from '../objects/gadget-smart-tech.ts';
import { homeKitchenObjects } from '../objects/home-kitchen.ts';
import { industrialScientificObjects } from '../objects/industrial-scientific.ts';
import { jewelryWatchesObjects } from '../objects/jewelry-watches.ts';
import { movieBookMusicObjects } from '../objects/movie-book-music.ts';
import { officeSuppliesObjects } from '../objects/office-supplies.ts';
import { petSuppliesObjects } from '../objects/pet-supplies.ts';
import { programSoftwareObjects } from '../objects/program-software.ts';
import { sportsOutdoorsObjects } from '../objects/sports-outdoors.ts';
import { toysGamesObjects } from '../objects/toys-games.ts';
import { type PaintId, paints } from '../photos/paint.ts';
import type { Figure } from '../pictures/figure.ts';
import { productTypeOfObject } from './product-types-shown.ts';

/** Objects that can also show goods of other leaves: a small shirt looks like a large one. */
const moreObjects: Record<number, string> = {
  2107: '1f455',
  2202: '1f454',
  2204: '1fa73',
  2301: '1f45f',
  2405: '1f6cd-fe0f',
  2902: '1f3ad',
  3301: '1f37d-fe0f',
  3304: '1f377 1f378 1f943 1f95b',
  3708: '1f52e',
  3803: '1faa3',
  3805: '1f9fa',
  3903: '1f964 1f9cb',
  3907: '1f35a 1f35c',
  3909: '1f349 1f352 1f95d 1f350 1f965',
  3910: '1f37a 1f37b',
  4601: '1f6e2-fe0f',
  4805: '26a0-fe0f',
  4901: '1f695',
  5108: '23f1-fe0f',
  5301: '1f3be',
  6107: '1f45d',
  7301: '1f691',
  7302: '1f69c',
  7304: '1f681',
  7606: '1fa87 1f941',
  7704: '1f916',
  7705: '1f418 1f422 1f42b 1f98f 1f99b 1f404 1f40e 1f988 1f433 1f40a',
  7906: '1f380',
  8103: '1f4d7 1f4d8',
  8105: '1f4d9',
  8106: '1f4d5',
  8302: '1f4bf',
  8304: '1f4c0',
  9206: '1f9ff 1faac',
  10103: '1f963',
  10505: '1f9e6',
  10601: '1f457',
  10602: '1f455 1f45a',
  10603: '1f456 1fa73',
  10604: '1f9e5',
  10606: '1f97e',
  10607: '1fa71',
  10608: '1fa72',
  10705: '1f9ee',
  10905: '2602-fe0f',
  11304: '1f41a 1fab8 1faa8',
  11701: '1faae',
  11703: '2702-fe0f',
  11705: '1f48a',
  12205: '1f4d3',
  12603: '1f3a8',
  13507: '1f6a7',
  15307: '1f50c',
};

/** Objects that show something besides the goods, or goods of another leaf category. */
const excluded = new Set([
  '1f485',
  '1f4ce',
  '1f4f8',
  '1f335',
  '1f38a',
  '1f513',
  '1f50e',
  '1f6ce-fe0f',
  '5305 1f3be',
  '2304 1f461',
  '1108 1f4be',
  '2307 1fa70',
  '2501 1f3a9',
  '2904 1f9ba',
  '3701 1fa94',
  '3708 1f52e',
  '3807 1f528',
  '3807 1f527',
  '3807 1fa9b',
  '3807 1fa9a',
  '3807 1fa93',
  '3807 1fa9c',
  '3903 1f9cb',
  '3909 1f95a',
  '4605 1f9fd',
  '4805 1f9ba',
  '7603 1f58d-fe0f',
  '7906 1f380',
  '13107 26cf-fe0f',
  '13306 23f1-fe0f',
]);

const wardrobe: PaintId[] = [
  'black',
  'navy',
  'red',
  'green',
  'beige',
  'pink',
  'blue',
  'white',
  'purple',
  'yellow',
  'brown',
  'teal',
];
const vivid: PaintId[] = [
  'blue',
  'green',
  'red',
  'yellow',
  'black',
  'purple',
  'orange',
  'white',
  'teal',
  'pink',
  'light-blue',
];
const calm: PaintId[] = ['black', 'white', 'navy', 'beige', 'teal', 'red', 'green', 'brown'];

/** Objects that are also sold in other colours, and those colours; food, wood and metal are not. */
const repaintable: [string, PaintId[]][] = [
  [
    `1f457 1f45a 1f9e5 1f455 1f456 1f462 1f97e 1fa74 1f460 1f45e 1f97f 1fa70 1f392 1f45b 1f9f3 1f45d 1f9e2
    1f9e3 1f9e4 1f302 2602-fe0f 1fa72 1fa73 1fa71 1f4bc 1f454 1f458 1f3a9 1f6cd-fe0f 1f53d 1f97c`,
    wardrobe,
  ],
  [
    `1f697 1f699 1f698 1f690 1f6fb 1f3cd-fe0f 1f6f5 1f6f4 1fa9b 1f9f0 1f6b2 26fa 1f6df 1f94a 1f6f9
    1f6fc 1f94f 1f3d3 1f3be 1f93f 1f6f7 1f388 1fa80 1f3ae 260e-fe0f 1f963 1fad6 1f3ee 23f0 1f4d5 1f4d3 1f4d2 1f4d8
    1f4c1 1f4c2 1f58a-fe0f 1f58b-fe0f 270f-fe0f 1f58d-fe0f 1f58c-fe0f 2702-fe0f 1f4cc 1f4cd 1f3b8 1f484 1faae 1fa92
    1faa5 1f9fc 1f9f4 1fa79 1f9bd 1f9bc 231a 1f48e 26d1-fe0f 1f97d 1f50d 1f9f2 1faa2 1f995 1f996 1f681 1f69c 1f692
    1f52b 1f37c 1f4ff 1f3f8 1f6e2-fe0f 1faa3 1f3cf 1f380 1f941 1fa97 1f9fd 1f3bf 1f9f9 1f945 1f3c9 1f3d0
    1f3f7-fe0f 1f512 1fa78 1f962 1f916 1f4d7 1f4d9 1fa86 2708-fe0f 1f6e9-fe0f 1f682 1f9ba 1fa7a 1f489`,
    vivid,
  ],
  [
    `1f3a7 2328-fe0f 1f5b1-fe0f 1f4f7 1f4fb 1f399-fe0f 1f4f1 1f5a8-fe0f 1f6cb-fe0f 1f6cf-fe0f 1fa91 1f5c4-fe0f
    2615 1f56f-fe0f 1f5d1-fe0f 1f4cb 1f4e0 1f9f8 1f3fa 1f570-fe0f 1fa9e 1f4f9 1f9fb 1f4a1 1f576-fe0f
    1f4c5 1f4c6 1f5d3-fe0f 1f5c3-fe0f 1f50b 1f3a4 1f50c 1f9eb 2696-fe0f 1f52c 23f1-fe0f`,
    calm,
  ],
];

/** Metal objects, whose yellow is called gold. */
const metal = new Set(
  `1f3c6 1f3c5 1f947 1f948 1f3ba 1f3b7 1f451 1f527 1f529 26d3-fe0f 1f374 1f944 2699-fe0f 1f48d 1f528 1f587-fe0f 1fa9a 1f52a
  1f3a4 1f399-fe0f 2696-fe0f 1f9ed 1fa9d 1f4cf 1f4d0 1f50d`.split(/\s+/),
);

/** Objects whose screen or content has more colour than the product itself. */
const withoutColours = new Set([
  '1f5a5-fe0f',
  '1f4bb',
  '1f4fa',
  '1f5bc-fe0f',
  '1f37d-fe0f',
  '1f372',
  '1f373',
  '1f4e6',
  '1f97b',
  '1f6f6',
  '26f5',
  '1f6a4',
  '1f6e5-fe0f',
  '1f6a2',
]);

const glass = new Set(['1f377', '1f378', '1f943', '1f95b', '2697-fe0f', '1f9ea', '1f9eb']);

export interface ObjectGood {
  /** The product type it shows; undefined for the category's most usual one. */
  productType: string | undefined;
  /** How its colours are named. */
  colours: 'pixels' | 'metal' | 'glass' | 'none';
  figure: Extract<Figure, { type: 'object' }>;
}

const choices = new Map(repaintable.flatMap(([stems, colours]) => stems.split(/\s+/).map((stem) => [stem, colours])));

/** Lists the objects for a leaf category, first in their original colours, then repainted. */
export function objectGoods(categoryId: number): ObjectGood[] {
  const stems = [
    ...new Set([...(objectsByCategory[categoryId] ?? []), ...(moreObjects[categoryId]?.split(' ') ?? [])]),
  ].filter((stem) => !excluded.has(stem) && !excluded.has(`${categoryId} ${stem}`));
  const own = stems.map(
    (stem): ObjectGood => ({
      productType: productTypeOfObject(categoryId, stem),
      figure: { type: 'object', stem },
      colours: withoutColours.has(stem) ? 'none' : glass.has(stem) ? 'glass' : metal.has(stem) ? 'metal' : 'pixels',
    }),
  );
  const painted = Object.keys(paints).flatMap((_, turn) =>
    stems.flatMap((stem, at): ObjectGood[] => {
      const colours = choices.get(stem) ?? [];
      // Each leaf category starts with another colour, so that they do not all start with black.
      const paint = turn < colours.length ? colours[(turn + categoryId + at * 3) % colours.length] : undefined;
      if (!paint) return [];
      return [
        {
          productType: productTypeOfObject(categoryId, stem),
          figure: { type: 'object', stem, paint },
          colours: 'pixels',
        },
      ];
    }),
  );
  return [...own, ...painted];
}

const objectsByCategory: Record<number, string[]> = {
  ...gadgetSmartTechObjects,
  ...clothingShoeFashionObjects,
  ...homeKitchenObjects,
  ...automotiveObjects,
  ...sportsOutdoorsObjects,
  ...beautyPersonalCareObjects,
  ...toysGamesObjects,
  ...movieBookMusicObjects,
  ...jewelryWatchesObjects,
  ...babyKidsObjects,
  ...petSuppliesObjects,
  ...officeSuppliesObjects,
  ...industrialScientificObjects,
  ...programSoftwareObjects,
  ...electronicsDiyObjects,
};
