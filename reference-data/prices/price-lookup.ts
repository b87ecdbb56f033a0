import automotive from '../../data/reference/price-ranges/automotive.json' with { type: 'json' };
import babyKids from '../../data/reference/price-ranges/baby-kids.json' with { type: 'json' };
import beautyPersonalCare from '../../data/reference/price-ranges/beauty-personal-care.json' with { type: 'json' };
import clothingShoeFashion from '../../data/reference/price-ranges/clothing-shoe-fashion.json' with { type: 'json' };
import electronicsDiy from '../../data/reference/price-ranges/electronics-diy.json' with { type: 'json' };
import gadgetSmartTech from '../../data/reference/price-ranges/gadget-smart-tech.json' with { type: 'json' };
import homeKitchen from '../../data/reference/price-ranges/home-kitchen.json' with { type: 'json' };
import industrialScientific from '../../data/reference/price-ranges/industrial-scientific.json' with { type: 'json' };
import jewelryWatches from '../../data/reference/price-ranges/jewelry-watches.json' with { type: 'json' };
import movieBookMusic from '../../data/reference/price-ranges/movie-book-music.json' with { type: 'json' };
import officeSupplies from '../../data/reference/price-ranges/office-supplies.json' with { type: 'json' };
import petSupplies from '../../data/reference/price-ranges/pet-supplies.json' with { type: 'json' };
import programSoftware from '../../data/reference/price-ranges/program-software.json' with { type: 'json' };
import sportsOutdoors from '../../data/reference/price-ranges/sports-outdoors.json' with { type: 'json' };
import toysGames from '../../data/reference/price-ranges/toys-games.json' with { type: 'json' };
import type { PriceRange } from './price-range.ts';

const written = [
  automotive,
  babyKids,
  beautyPersonalCare,
  clothingShoeFashion,
  electronicsDiy,
  gadgetSmartTech,
  homeKitchen,
  industrialScientific,
  jewelryWatches,
  movieBookMusic,
  officeSupplies,
  petSupplies,
  programSoftware,
  sportsOutdoors,
  toysGames,
];

const ranges = new Map(
  written.flatMap(({ priceRanges }) =>
    priceRanges.map(({ category, low, high }): [number, PriceRange] => [category, [low, high]]),
  ),
);

/** Finds the price range of new goods of a leaf category, in whole US dollars, or null. */
export function findPriceRange(categoryId: number): PriceRange | null {
  return ranges.get(categoryId) ?? null;
}
