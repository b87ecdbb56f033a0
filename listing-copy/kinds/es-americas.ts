import type { AmericanPhrases } from '../product-types/kind-phrases.ts';
import { automotive } from './es-americas/automotive.ts';
import { babyKids } from './es-americas/baby-kids.ts';
import { beautyPersonalCare } from './es-americas/beauty-personal-care.ts';
import { clothingShoeFashion } from './es-americas/clothing-shoe-fashion.ts';
import { electronicsDiy } from './es-americas/electronics-diy.ts';
import { gadgetSmartTech } from './es-americas/gadget-smart-tech.ts';
import { homeKitchen } from './es-americas/home-kitchen.ts';
import { industrialScientific } from './es-americas/industrial-scientific.ts';
import { jewelryWatches } from './es-americas/jewelry-watches.ts';
import { movieBookMusic } from './es-americas/movie-book-music.ts';
import { officeSupplies } from './es-americas/office-supplies.ts';
import { petSupplies } from './es-americas/pet-supplies.ts';
import { programSoftware } from './es-americas/program-software.ts';
import { sportsOutdoors } from './es-americas/sports-outdoors.ts';
import { toysGames } from './es-americas/toys-games.ts';

/** What Spanish America says differently. */
export const americanPhrases: AmericanPhrases = {
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
