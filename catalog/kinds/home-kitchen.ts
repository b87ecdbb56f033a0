import { beddingBathTextiles } from './home-kitchen/bedding-bath-textiles.ts';
import { cleaningStorageGarden } from './home-kitchen/cleaning-storage-garden.ts';
import { cookwareKitchenTools } from './home-kitchen/cookware-kitchen-tools.ts';
import { decorLighting } from './home-kitchen/decor-lighting.ts';
import { furniture } from './home-kitchen/furniture.ts';
import { homeAppliances } from './home-kitchen/home-appliances.ts';
import { kitchenAppliances } from './home-kitchen/kitchen-appliances.ts';
import { pantryDrinks } from './home-kitchen/pantry-drinks.ts';
import { tablewareDrinkware } from './home-kitchen/tableware-drinkware.ts';
import type { SectionKinds } from './kind.ts';

export const homeKitchenKinds: readonly SectionKinds[] = [
  furniture,
  cookwareKitchenTools,
  tablewareDrinkware,
  kitchenAppliances,
  homeAppliances,
  beddingBathTextiles,
  decorLighting,
  cleaningStorageGarden,
  pantryDrinks,
];
