import { expect, test } from 'vitest';
import { checkComposed, factsOf, productTypes } from '../../tests/support/selling/composed-text-rules.ts';
import { variantCount } from './compose.ts';

test('a composed listing is well-formed in all seven languages for every product type, in every variant', () => {
  expect(productTypes.length).toBeGreaterThan(3000);
  for (const productType of productTypes) {
    for (let variant = 0; variant < variantCount; variant += 1) checkComposed(factsOf(productType), variant);
  }
});
