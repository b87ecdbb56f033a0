import { carElectronics } from './automotive/car-electronics.ts';
import { carParts } from './automotive/car-parts.ts';
import { exteriorAccessories } from './automotive/exterior-accessories.ts';
import { interiorAccessories } from './automotive/interior-accessories.ts';
import { motorcycleGearParts } from './automotive/motorcycle-gear-parts.ts';
import { oilsCarCare } from './automotive/oils-car-care.ts';
import { toolsGarage } from './automotive/tools-garage.ts';
import { tyresWheels } from './automotive/tyres-wheels.ts';
import { vehicles } from './automotive/vehicles.ts';
import type { SectionKinds } from './kind.ts';

export const automotiveKinds: readonly SectionKinds[] = [
  carElectronics,
  interiorAccessories,
  exteriorAccessories,
  carParts,
  tyresWheels,
  oilsCarCare,
  motorcycleGearParts,
  toolsGarage,
  vehicles,
];
