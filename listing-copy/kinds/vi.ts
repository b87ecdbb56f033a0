import type { KindPhrases } from '../product-types/kind-phrases.ts';
import { automotive } from './vi/automotive.ts';
import { babyKids } from './vi/baby-kids.ts';
import { beautyPersonalCare } from './vi/beauty-personal-care.ts';
import { clothingShoeFashion } from './vi/clothing-shoe-fashion.ts';
import { electronicsDiy } from './vi/electronics-diy.ts';
import { gadgetSmartTech } from './vi/gadget-smart-tech.ts';
import { homeKitchen } from './vi/home-kitchen.ts';
import { industrialScientific } from './vi/industrial-scientific.ts';
import { jewelryWatches } from './vi/jewelry-watches.ts';
import { movieBookMusic } from './vi/movie-book-music.ts';
import { officeSupplies } from './vi/office-supplies.ts';
import { petSupplies } from './vi/pet-supplies.ts';
import { programSoftware } from './vi/program-software.ts';
import { sportsOutdoors } from './vi/sports-outdoors.ts';
import { toysGames } from './vi/toys-games.ts';

export const vi: KindPhrases = {
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
