import automotive from '../../data/catalog/categories/automotive.json' with { type: 'json' };
import babyKids from '../../data/catalog/categories/baby-kids.json' with { type: 'json' };
import beautyPersonalCare from '../../data/catalog/categories/beauty-personal-care.json' with { type: 'json' };
import clothingShoeFashion from '../../data/catalog/categories/clothing-shoe-fashion.json' with { type: 'json' };
import electronicsDiy from '../../data/catalog/categories/electronics-diy.json' with { type: 'json' };
import gadgetSmartTech from '../../data/catalog/categories/gadget-smart-tech.json' with { type: 'json' };
import homeKitchen from '../../data/catalog/categories/home-kitchen.json' with { type: 'json' };
import industrialScientific from '../../data/catalog/categories/industrial-scientific.json' with { type: 'json' };
import jewelryWatches from '../../data/catalog/categories/jewelry-watches.json' with { type: 'json' };
import movieBookMusic from '../../data/catalog/categories/movie-book-music.json' with { type: 'json' };
import officeSupplies from '../../data/catalog/categories/office-supplies.json' with { type: 'json' };
import petSupplies from '../../data/catalog/categories/pet-supplies.json' with { type: 'json' };
import programSoftware from '../../data/catalog/categories/program-software.json' with { type: 'json' };
import sportsOutdoors from '../../data/catalog/categories/sports-outdoors.json' with { type: 'json' };
import toysGames from '../../data/catalog/categories/toys-games.json' with { type: 'json' };
import type { LeafCategory, SubCategory, TopCategory } from './category.ts';

interface CategoryFile extends Omit<TopCategory, 'subCategories'> {
  subcategories: (Omit<SubCategory, 'leafCategories'> & { subcategories: LeafCategory[] })[];
}

const toTopCategory = ({ id, names, subcategories }: CategoryFile): TopCategory => ({
  id,
  names,
  subCategories: subcategories.map(({ id, names, subcategories: leafCategories }) => ({ id, names, leafCategories })),
});

const written: readonly CategoryFile[] = [
  gadgetSmartTech,
  clothingShoeFashion,
  homeKitchen,
  automotive,
  sportsOutdoors,
  beautyPersonalCare,
  toysGames,
  movieBookMusic,
  jewelryWatches,
  babyKids,
  petSupplies,
  officeSupplies,
  industrialScientific,
  programSoftware,
  electronicsDiy,
];

/** The whole category tree: fifteen top categories in the order of their ids, which is the order a visitor sees. */
export const tree: readonly TopCategory[] = written.map(toTopCategory);
