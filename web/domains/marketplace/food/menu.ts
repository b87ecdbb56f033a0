import smoothies from '@lobehub/fluent-emoji-3d/assets/1f9cb.webp';
import wraps from '@lobehub/fluent-emoji-3d/assets/1f32f.webp';
import rice from '@lobehub/fluent-emoji-3d/assets/1f35b.webp';
import noodles from '@lobehub/fluent-emoji-3d/assets/1f35c.webp';
import desserts from '@lobehub/fluent-emoji-3d/assets/1f36e.webp';
import snacks from '@lobehub/fluent-emoji-3d/assets/1f95c.webp';
import sandwiches from '@lobehub/fluent-emoji-3d/assets/1f96a.webp';
import plants from '@lobehub/fluent-emoji-3d/assets/1f96c.webp';
import mealBoxes from '@lobehub/fluent-emoji-3d/assets/1f371.webp';
import soup from '@lobehub/fluent-emoji-3d/assets/1f372.webp';
import salads from '@lobehub/fluent-emoji-3d/assets/1f957.webp';
import drinks from '@lobehub/fluent-emoji-3d/assets/1f964.webp';
import { dishesText } from '../../../../i18n/generated/dishes.ts';
import { foodText } from '../../../../i18n/generated/food.ts';
import type { DishId } from './dishes.ts';

/** The filters after 'All', by their names in the URL. */
export const filters = ['drinks', 'desserts', 'meal', 'snacks', 'plant-based', 'salads', 'soup'] as const;

export type Filter = (typeof filters)[number];

export interface Dish {
  /** Also selects the background color in food.css. */
  id: DishId;
  picture: string;
  badge?: 'trending' | 'new';
  filters: readonly Filter[];
}

const menu: readonly Dish[] = [
  { id: 'detox', picture: drinks, badge: 'trending', filters: ['drinks', 'plant-based'] },
  { id: 'desserts', picture: desserts, badge: 'new', filters: ['desserts'] },
  { id: 'meal-boxes', picture: mealBoxes, filters: ['meal'] },
  { id: 'noodles', picture: noodles, badge: 'new', filters: ['meal', 'soup'] },
  { id: 'snacks', picture: snacks, filters: ['snacks'] },
  { id: 'plants', picture: plants, filters: ['plant-based'] },
  { id: 'rice', picture: rice, filters: ['meal'] },
  { id: 'salads', picture: salads, filters: ['salads', 'meal', 'plant-based'] },
  { id: 'sandwiches', picture: sandwiches, filters: ['meal', 'snacks'] },
  { id: 'smoothies', picture: smoothies, filters: ['drinks'] },
  { id: 'soup', picture: soup, filters: ['soup', 'meal'] },
  { id: 'wraps', picture: wraps, filters: ['meal', 'snacks'] },
];

/** The filter in a URL; an unknown one counts as 'All'. */
export function readFilter(search: URLSearchParams): Filter | null {
  return filters.find((filter) => filter === search.get('filter')) ?? null;
}

/** Dishes of a filter whose name, or whose filters' names, contain every typed word. */
export function findDishes(filter: Filter | null, typed: string): Dish[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return menu.filter((dish) => {
    if (filter && !dish.filters.includes(filter)) return false;
    const searchable = [dishesText(dish.id), ...dish.filters.map((name) => foodText(name))].join(' ').toLowerCase();
    return words.every((word) => searchable.includes(word));
  });
}
