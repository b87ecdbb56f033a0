import { type DishId, dishProductTypes } from '../../listing-copy/words/dishes.ts';
import { sampleFigure } from '../pictures/figure.ts';
import type { Candidate } from './candidates.ts';

/** The dishes of the food menu, each with its 3D object. */
const dishObjects: Record<DishId, string> = {
  detox: '1f9c3',
  desserts: '1f36e',
  'meal-boxes': '1f371',
  noodles: '1f35c',
  plants: '1f966',
  rice: '1f35b',
  salads: '1f957',
  sandwiches: '1f96a',
  snacks: '1f95c',
  smoothies: '1f9cb',
  soup: '1f372',
  wraps: '1f32f',
};

export const dishes = (Object.keys(dishObjects) as DishId[]).map((id) => ({
  id,
  categoryId: dishProductTypes[id].categoryId,
}));

/** The only candidate for a dish. Its ingredients are unknown, so the text states nothing but its product type. */
export async function* dishCandidates(dish: DishId): AsyncGenerator<Candidate> {
  const figure = { type: 'object' as const, stem: dishObjects[dish] };
  const facts = { categoryId: dishProductTypes[dish].categoryId, productType: `dish-${dish}`, colours: [] };
  yield { facts, shows: { figure, sample: await sampleFigure(figure) } };
}
