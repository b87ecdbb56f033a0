import type { Aisle } from './category.ts';
import { automotive } from './tree/automotive.ts';
import { babyKids } from './tree/baby-kids.ts';
import { beautyPersonalCare } from './tree/beauty-personal-care.ts';
import { clothingShoeFashion } from './tree/clothing-shoe-fashion.ts';
import { electronicsDiy } from './tree/electronics-diy.ts';
import { gadgetSmartTech } from './tree/gadget-smart-tech.ts';
import { homeKitchen } from './tree/home-kitchen.ts';
import { industrialScientific } from './tree/industrial-scientific.ts';
import { jewelryWatches } from './tree/jewelry-watches.ts';
import { movieBookMusic } from './tree/movie-book-music.ts';
import { officeSupplies } from './tree/office-supplies.ts';
import { petSupplies } from './tree/pet-supplies.ts';
import { programSoftware } from './tree/program-software.ts';
import { sportsOutdoors } from './tree/sports-outdoors.ts';
import { toysGames } from './tree/toys-games.ts';

/** The whole category tree: fifteen aisles in the order of their ids, which is the order a visitor sees. */
export const tree: readonly Aisle[] = [
  gadgetSmartTech,
  clothingShoeFashion,
  homeKitchen,
  automotive,
  sportsOutdoors,
  beautyPersonalCare,
  toysGames,
  movieBookMusic,
  jewelryWatches,
  babyKids,
  petSupplies,
  officeSupplies,
  industrialScientific,
  programSoftware,
  electronicsDiy,
];
