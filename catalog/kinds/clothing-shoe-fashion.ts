import { bagsLuggage } from './clothing-shoe-fashion/bags-luggage.ts';
import { costumesWorkwear } from './clothing-shoe-fashion/costumes-workwear.ts';
import { fashionAccessories } from './clothing-shoe-fashion/fashion-accessories.ts';
import { mensClothing } from './clothing-shoe-fashion/mens-clothing.ts';
import { shoes } from './clothing-shoe-fashion/shoes.ts';
import { sportswearSwimwear } from './clothing-shoe-fashion/sportswear-swimwear.ts';
import { traditionalFormalWear } from './clothing-shoe-fashion/traditional-formal-wear.ts';
import { underwearSleepwear } from './clothing-shoe-fashion/underwear-sleepwear.ts';
import { womensClothing } from './clothing-shoe-fashion/womens-clothing.ts';
import type { SectionKinds } from './kind.ts';

export const clothingShoeFashionKinds: readonly SectionKinds[] = [
  womensClothing,
  mensClothing,
  shoes,
  bagsLuggage,
  fashionAccessories,
  underwearSleepwear,
  sportswearSwimwear,
  traditionalFormalWear,
  costumesWorkwear,
];
