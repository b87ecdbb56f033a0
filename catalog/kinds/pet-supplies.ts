import type { SectionKinds } from './kind.ts';
import { bedsHouses } from './pet-supplies/beds-houses.ts';
import { birds } from './pet-supplies/birds.ts';
import { catSupplies } from './pet-supplies/cat-supplies.ts';
import { collarsLeadsCarriers } from './pet-supplies/collars-leads-carriers.ts';
import { dogSupplies } from './pet-supplies/dog-supplies.ts';
import { fishAquarium } from './pet-supplies/fish-aquarium.ts';
import { groomingHealth } from './pet-supplies/grooming-health.ts';
import { petFoodTreats } from './pet-supplies/pet-food-treats.ts';
import { smallAnimalsReptiles } from './pet-supplies/small-animals-reptiles.ts';

export const petSuppliesKinds: readonly SectionKinds[] = [
  dogSupplies,
  catSupplies,
  fishAquarium,
  birds,
  smallAnimalsReptiles,
  petFoodTreats,
  groomingHealth,
  collarsLeadsCarriers,
  bedsHouses,
];
