import type { KindPhrases } from '../product-types/kind-phrases.ts';
import { automotive } from './ja/automotive.ts';
import { babyKids } from './ja/baby-kids.ts';
import { beautyPersonalCare } from './ja/beauty-personal-care.ts';
import { clothingShoeFashion } from './ja/clothing-shoe-fashion.ts';
import { electronicsDiy } from './ja/electronics-diy.ts';
import { gadgetSmartTech } from './ja/gadget-smart-tech.ts';
import { homeKitchen } from './ja/home-kitchen.ts';
import { industrialScientific } from './ja/industrial-scientific.ts';
import { jewelryWatches } from './ja/jewelry-watches.ts';
import { movieBookMusic } from './ja/movie-book-music.ts';
import { officeSupplies } from './ja/office-supplies.ts';
import { petSupplies } from './ja/pet-supplies.ts';
import { programSoftware } from './ja/program-software.ts';
import { sportsOutdoors } from './ja/sports-outdoors.ts';
import { toysGames } from './ja/toys-games.ts';

export const ja: KindPhrases = {
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
