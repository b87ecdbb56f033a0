import type { Kind } from '../../catalog/kinds/kind.ts';
import { aisleOf, aisles } from '../compose/aisles.ts';

// A photo of these shows a cover or a box, so "red novel" would be misleading.
const coveredLeaves = new Set([
  ...[1604],
  ...[8101, 8102, 8103, 8104, 8105, 8106, 8201, 8202, 8203, 8204, 8205],
  ...[8301, 8302, 8303, 8304, 8305, 8402, 8403, 8404, 8808],
]);

// What is used up in these comes in a bottle, a tube or a bag, so "green shampoo" would be misleading.
const packagedLeaves = new Set([
  ...[3901, 3902, 3903, 3904, 3905, 3906, 3907, 3908, 3909, 3910, 3804],
  ...[4601, 4602, 4603, 4604],
  ...[6201, 6202, 6203, 6204, 6205, 6206, 6301, 6302, 6303, 6304, 6401, 6402, 6403, 6404, 6405],
  ...[6604, 6605, 6703, 6704, 6802, 6803, 6804, 6806, 6906],
  ...[10109, 10201, 10202, 10206],
  ...[11204, 11305, 11402, 11503, 11504, 11601, 11602, 11603, 11604, 11702, 11704, 11705],
  ...[12608, 13608],
]);

/** Packaged goods among others that are not. */
const packagedKinds = new Set([
  ...['camera-film', 'household-battery', 'button-cell', 'watch-battery', 'sim-card'],
  ...['shoe-care', 'shoe-cleaner', 'shoe-waterproof-spray', 'jewelry-cleaner', 'makeup-brush-cleaner'],
  ...['moisture-absorber', 'reed-diffuser', 'incense', 'essential-oil', 'aromatherapy-oil', 'air-freshener'],
  ...['insecticide-spray', 'fly-trap', 'disinfecting-wipes', 'car-odor-eliminator', 'deicer-spray'],
  ...['plant-seeds', 'potting-soil', 'fertilizer', 'weed-killer', 'plant-pesticide'],
  ...['camping-gas', 'charcoal', 'fishing-bait', 'rust-remover', 'paint-thinner', 'wood-filler'],
  ...['makeup-primer', 'setting-spray', 'lash-serum', 'eyelash-glue', 'tattoo-needles', 'cotton-pads'],
  ...['nail-polish-remover', 'nail-treatment', 'hair-removal-cream', 'hair-removal-wax'],
  ...['home-test-kit', 'pregnancy-test', 'antiseptic-cream', 'pain-relief-patch', 'muscle-rub', 'medicated-balm'],
  ...['contact-lens-solution', 'eye-drops', 'nipple-cream', 'stretch-mark-cream', 'breast-pads', 'milk-storage-bags'],
  ...['baby-toothpaste', 'dog-training-spray', 'water-conditioner', 'filter-media', 'reptile-food'],
  ...['pet-wipes', 'pet-ear-cleaner', 'pet-eye-drops', 'pet-toothpaste', 'pet-first-aid'],
  ...['car-air-freshener', 'oil-filter', 'engine-air-filter', 'cabin-air-filter', 'fuel-filter'],
  ...['dental-floss', 'nasal-strips', 'adult-diaper', 'correction-fluid'],
  ...['home-adhesive-bandage', 'medical-adhesive-bandage'],
  ...['thermal-paste', 'soldering-flux', 'dental-material', 'medical-consumables'],
]);

const hasCover = (leaf: number) => aisleOf({ leaf }) === aisles.software || coveredLeaves.has(leaf);

/** Whether colour and material in a photo belong to the product and not to its packaging. */
export function photoShowsProduct({ id, leaf, conditions }: Pick<Kind, 'id' | 'leaf' | 'conditions'>): boolean {
  const isUsedUp = conditions === 'new';
  return !hasCover(leaf) && !packagedKinds.has(id) && !(isUsedUp && packagedLeaves.has(leaf));
}

/** The same for most goods of a leaf, whose prices depend on a material. */
export function photoShowsMaterial(leaf: number): boolean {
  return !hasCover(leaf) && !packagedLeaves.has(leaf);
}
