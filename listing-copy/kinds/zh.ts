import type { KindPhrases } from '../product-types/kind-phrases.ts';
import { automotive } from './zh/automotive.ts';
import { babyKids } from './zh/baby-kids.ts';
import { beautyPersonalCare } from './zh/beauty-personal-care.ts';
import { clothingShoeFashion } from './zh/clothing-shoe-fashion.ts';
import { electronicsDiy } from './zh/electronics-diy.ts';
import { gadgetSmartTech } from './zh/gadget-smart-tech.ts';
import { homeKitchen } from './zh/home-kitchen.ts';
import { industrialScientific } from './zh/industrial-scientific.ts';
import { jewelryWatches } from './zh/jewelry-watches.ts';
import { movieBookMusic } from './zh/movie-book-music.ts';
import { officeSupplies } from './zh/office-supplies.ts';
import { petSupplies } from './zh/pet-supplies.ts';
import { programSoftware } from './zh/program-software.ts';
import { sportsOutdoors } from './zh/sports-outdoors.ts';
import { toysGames } from './zh/toys-games.ts';

export const zh: KindPhrases = {
  ...automotive,
  ...babyKids,
  ...beautyPersonalCare,
  ...clothingShoeFashion,
  ...electronicsDiy,
  ...gadgetSmartTech,
  ...homeKitchen,
  ...industrialScientific,
  ...jewelryWatches,
  ...movieBookMusic,
  ...officeSupplies,
  ...petSupplies,
  ...programSoftware,
  ...sportsOutdoors,
  ...toysGames,
};
