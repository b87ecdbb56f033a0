import type { KindPhrases } from '../product-types/kind-phrases.ts';
import { automotive } from './en/automotive.ts';
import { babyKids } from './en/baby-kids.ts';
import { beautyPersonalCare } from './en/beauty-personal-care.ts';
import { clothingShoeFashion } from './en/clothing-shoe-fashion.ts';
import { electronicsDiy } from './en/electronics-diy.ts';
import { gadgetSmartTech } from './en/gadget-smart-tech.ts';
import { homeKitchen } from './en/home-kitchen.ts';
import { industrialScientific } from './en/industrial-scientific.ts';
import { jewelryWatches } from './en/jewelry-watches.ts';
import { movieBookMusic } from './en/movie-book-music.ts';
import { officeSupplies } from './en/office-supplies.ts';
import { petSupplies } from './en/pet-supplies.ts';
import { programSoftware } from './en/program-software.ts';
import { sportsOutdoors } from './en/sports-outdoors.ts';
import { toysGames } from './en/toys-games.ts';

export const en: KindPhrases = {
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
