import type { KindPhrases } from '../product-types/kind-phrases.ts';
import { automotive } from './es/automotive.ts';
import { babyKids } from './es/baby-kids.ts';
import { beautyPersonalCare } from './es/beauty-personal-care.ts';
import { clothingShoeFashion } from './es/clothing-shoe-fashion.ts';
import { electronicsDiy } from './es/electronics-diy.ts';
import { gadgetSmartTech } from './es/gadget-smart-tech.ts';
import { homeKitchen } from './es/home-kitchen.ts';
import { industrialScientific } from './es/industrial-scientific.ts';
import { jewelryWatches } from './es/jewelry-watches.ts';
import { movieBookMusic } from './es/movie-book-music.ts';
import { officeSupplies } from './es/office-supplies.ts';
import { petSupplies } from './es/pet-supplies.ts';
import { programSoftware } from './es/program-software.ts';
import { sportsOutdoors } from './es/sports-outdoors.ts';
import { toysGames } from './es/toys-games.ts';

export const es: KindPhrases = {
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
