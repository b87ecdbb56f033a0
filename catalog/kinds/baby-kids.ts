import { babyClothing } from './baby-kids/baby-clothing.ts';
import { babySafetyHealth } from './baby-kids/baby-safety-health.ts';
import { babyToys } from './baby-kids/baby-toys.ts';
import { diaperingBath } from './baby-kids/diapering-bath.ts';
import { feeding } from './baby-kids/feeding.ts';
import { kidsClothingShoes } from './baby-kids/kids-clothing-shoes.ts';
import { nurseryFurnitureBedding } from './baby-kids/nursery-furniture-bedding.ts';
import { schoolKidsBags } from './baby-kids/school-kids-bags.ts';
import { strollersCarSeats } from './baby-kids/strollers-car-seats.ts';
import type { SectionKinds } from './kind.ts';

export const babyKidsKinds: readonly SectionKinds[] = [
  feeding,
  diaperingBath,
  strollersCarSeats,
  nurseryFurnitureBedding,
  babyClothing,
  kidsClothingShoes,
  babyToys,
  babySafetyHealth,
  schoolKidsBags,
];
