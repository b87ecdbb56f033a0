import { automotiveKinds } from './kinds/automotive.ts';
import { babyKidsKinds } from './kinds/baby-kids.ts';
import { beautyPersonalCareKinds } from './kinds/beauty-personal-care.ts';
import { clothingShoeFashionKinds } from './kinds/clothing-shoe-fashion.ts';
import { electronicsDiyKinds } from './kinds/electronics-diy.ts';
import { gadgetSmartTechKinds } from './kinds/gadget-smart-tech.ts';
import { homeKitchenKinds } from './kinds/home-kitchen.ts';
import { industrialScientificKinds } from './kinds/industrial-scientific.ts';
import { jewelryWatchesKinds } from './kinds/jewelry-watches.ts';
import type { SectionKinds } from './kinds/kind.ts';
import { movieBookMusicKinds } from './kinds/movie-book-music.ts';
import { officeSuppliesKinds } from './kinds/office-supplies.ts';
import { petSuppliesKinds } from './kinds/pet-supplies.ts';
import { programSoftwareKinds } from './kinds/program-software.ts';
import { sportsOutdoorsKinds } from './kinds/sports-outdoors.ts';
import { toysGamesKinds } from './kinds/toys-games.ts';

/** The vocabulary of goods: the kinds of every section. */
export const sectionKinds: readonly SectionKinds[] = [
  ...automotiveKinds,
  ...babyKidsKinds,
  ...beautyPersonalCareKinds,
  ...clothingShoeFashionKinds,
  ...electronicsDiyKinds,
  ...gadgetSmartTechKinds,
  ...homeKitchenKinds,
  ...industrialScientificKinds,
  ...jewelryWatchesKinds,
  ...movieBookMusicKinds,
  ...officeSuppliesKinds,
  ...petSuppliesKinds,
  ...programSoftwareKinds,
  ...sportsOutdoorsKinds,
  ...toysGamesKinds,
];
