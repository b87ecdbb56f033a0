import type { Drawing } from './drawing.ts';
import { baby } from './goods/baby.ts';
import { beauty } from './goods/beauty.ts';
import { cars } from './goods/cars.ts';
import { electronics } from './goods/electronics.ts';
import { fashion } from './goods/fashion.ts';
import { gadgets } from './goods/gadgets.ts';
import { jewelry } from './goods/jewelry.ts';
import { media } from './goods/media.ts';
import { office } from './goods/office.ts';
import { pets } from './goods/pets.ts';
import { sportsAndHome } from './goods/sports-and-home.ts';
import { tools } from './goods/tools.ts';
import { toys } from './goods/toys.ts';

/** What is drawn, by the id of its kind. */
export const drawings: Record<string, Drawing> = {
  ...baby,
  ...beauty,
  ...cars,
  ...electronics,
  ...fashion,
  ...gadgets,
  ...jewelry,
  ...media,
  ...office,
  ...pets,
  ...sportsAndHome,
  ...tools,
  ...toys,
};
