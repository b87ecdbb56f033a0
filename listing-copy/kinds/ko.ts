import type { KindPhrases } from '../product-types/kind-phrases.ts';
import { automotive } from './ko/automotive.ts';
import { babyKids } from './ko/baby-kids.ts';
import { beautyPersonalCare } from './ko/beauty-personal-care.ts';
import { clothingShoeFashion } from './ko/clothing-shoe-fashion.ts';
import { electronicsDiy } from './ko/electronics-diy.ts';
import { gadgetSmartTech } from './ko/gadget-smart-tech.ts';
import { homeKitchen } from './ko/home-kitchen.ts';
import { industrialScientific } from './ko/industrial-scientific.ts';
import { jewelryWatches } from './ko/jewelry-watches.ts';
import { movieBookMusic } from './ko/movie-book-music.ts';
import { officeSupplies } from './ko/office-supplies.ts';
import { petSupplies } from './ko/pet-supplies.ts';
import { programSoftware } from './ko/program-software.ts';
import { sportsOutdoors } from './ko/sports-outdoors.ts';
import { toysGames } from './ko/toys-games.ts';

export const ko: KindPhrases = {
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
