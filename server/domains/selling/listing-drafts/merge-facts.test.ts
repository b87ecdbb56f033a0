import { expect, test } from 'vitest';
import type { PhotoFacts } from '../../../../contracts/selling/listing-analysis.ts';
import { mergeFacts } from './merge-facts.ts';

const factsOf = (part: Partial<PhotoFacts>): { facts: PhotoFacts } => ({
  facts: { categories: [], colours: [], material: null, brand: null, condition: null, words: [], ...part },
});

test('several photos say the type and colours of the best, and print, brand and material of any', () => {
  const front = factsOf({
    categories: [{ id: '2101', confidence: 0.8 }],
    colours: [{ value: 'blue', certainty: 'seen' }],
    words: ['ALPHA'],
  });
  const label = factsOf({
    categories: [{ id: '3708', confidence: 0.3 }],
    colours: [{ value: 'white', certainty: 'seen' }],
    material: { value: 'cotton', certainty: 'seen' },
    brand: { value: 'Uniqlo', certainty: 'seen' },
    words: ['alpha', 'Cotton'],
  });
  const merged = mergeFacts([label, front]);
  expect(merged?.categories.map(({ id }) => id)).toEqual(['2101', '3708']);
  expect(merged).toMatchObject({
    colours: [{ value: 'blue' }],
    material: { value: 'cotton' },
    brand: { value: 'Uniqlo' },
    words: ['alpha', 'Cotton'],
  });
});

test('print on another photo makes the type that it names likelier', () => {
  const front = factsOf({
    categories: [
      { id: '2101', confidence: 0.4 },
      { id: '1306', confidence: 0.3 },
    ],
  });
  const back = factsOf({ categories: [{ id: '2101', confidence: 0.1 }], words: ['headphones'] });
  const { categories } = mergeFacts([front, back]) ?? { categories: [] };
  expect(categories.length).toBe(2);
  expect(mergeFacts([])).toBeNull();
});
