import { automotivePrices } from '../price-ranges/automotive.ts';
import { babyKidsPrices } from '../price-ranges/baby-kids.ts';
import { beautyPersonalCarePrices } from '../price-ranges/beauty-personal-care.ts';
import { clothingShoeFashionPrices } from '../price-ranges/clothing-shoe-fashion.ts';
import { electronicsDiyPrices } from '../price-ranges/electronics-diy.ts';
import { gadgetSmartTechPrices } from '../price-ranges/gadget-smart-tech.ts';
import { homeKitchenPrices } from '../price-ranges/home-kitchen.ts';
import { industrialScientificPrices } from '../price-ranges/industrial-scientific.ts';
import { jewelryWatchesPrices } from '../price-ranges/jewelry-watches.ts';
import { movieBookMusicPrices } from '../price-ranges/movie-book-music.ts';
import { officeSuppliesPrices } from '../price-ranges/office-supplies.ts';
import { petSuppliesPrices } from '../price-ranges/pet-supplies.ts';
import { programSoftwarePrices } from '../price-ranges/program-software.ts';
import { sportsOutdoorsPrices } from '../price-ranges/sports-outdoors.ts';
import { toysGamesPrices } from '../price-ranges/toys-games.ts';
import type { PriceRange, PriceRanges } from './price-range.ts';

const ranges: PriceRanges = {
  ...gadgetSmartTechPrices,
  ...clothingShoeFashionPrices,
  ...homeKitchenPrices,
  ...automotivePrices,
  ...sportsOutdoorsPrices,
  ...beautyPersonalCarePrices,
  ...toysGamesPrices,
  ...movieBookMusicPrices,
  ...jewelryWatchesPrices,
  ...babyKidsPrices,
  ...petSuppliesPrices,
  ...officeSuppliesPrices,
  ...industrialScientificPrices,
  ...programSoftwarePrices,
  ...electronicsDiyPrices,
};

/** Finds the price range of new goods of a leaf, in whole US dollars, or null. */
export function findPriceRange(leafId: number): PriceRange | null {
  return ranges[leafId] ?? null;
}
