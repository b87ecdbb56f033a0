import { baby } from './baby.ts';
import { beauty } from './beauty.ts';
import { cars } from './cars.ts';
import type { Drawing } from './drawing.ts';
import { electronics } from './electronics.ts';
import { fashion } from './fashion.ts';
import { gadgets } from './gadgets.ts';
import { jewelry } from './jewelry.ts';
import { media } from './media.ts';
import { office } from './office.ts';
import { pets } from './pets.ts';
import { sportsAndHome } from './sports-and-home.ts';
import { tools } from './tools.ts';
import { toys } from './toys.ts';

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
