import type { KindPhrases } from '../product-types/kind-phrases.ts';
import { automotive } from './th/automotive.ts';
import { babyKids } from './th/baby-kids.ts';
import { beautyPersonalCare } from './th/beauty-personal-care.ts';
import { clothingShoeFashion } from './th/clothing-shoe-fashion.ts';
import { electronicsDiy } from './th/electronics-diy.ts';
import { gadgetSmartTech } from './th/gadget-smart-tech.ts';
import { homeKitchen } from './th/home-kitchen.ts';
import { industrialScientific } from './th/industrial-scientific.ts';
import { jewelryWatches } from './th/jewelry-watches.ts';
import { movieBookMusic } from './th/movie-book-music.ts';
import { officeSupplies } from './th/office-supplies.ts';
import { petSupplies } from './th/pet-supplies.ts';
import { programSoftware } from './th/program-software.ts';
import { sportsOutdoors } from './th/sports-outdoors.ts';
import { toysGames } from './th/toys-games.ts';

export const th: KindPhrases = {
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
