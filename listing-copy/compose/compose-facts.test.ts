import { describe, expect, it } from 'vitest';
import { subCategoryProductTypes } from '../../catalog/product-types/product-types.ts';
import { photoShowsProduct } from '../words/packaging.ts';
import { composeListing } from './compose.ts';
import type { ListingFacts } from './facts.ts';

const productTypes = subCategoryProductTypes.flatMap((subCategory) => subCategory.productTypes);
const factsOf = (
  { categoryId, id }: { categoryId: number; id: string },
  facts: Partial<ListingFacts> = {},
): ListingFacts => ({ categoryId, productType: id, colours: [], ...facts });

describe('A composed listing', () => {
  it('names no material that the product type is not made of', () => {
    const productType =
      productTypes.find(({ materials }) => !materials.includes('velvet') && materials.length > 0) ?? fail();
    expect(composeListing(factsOf(productType, { material: 'velvet' }))).toEqual(composeListing(factsOf(productType)));
  });

  it('does not call an article both gold-tone and multicolor', () => {
    const ring = productTypes.find(({ materials }) => materials.includes('gold-plated')) ?? fail();
    const { title, description } = composeListing(
      factsOf(ring, { colours: ['multicolour'], material: 'gold-plated' }),
    ).en;
    expect(title).toMatch(/gold-tone/i);
    expect(title + description).not.toMatch(/multicolor/i);
  });

  it('does not describe packaged goods by the colour of their packaging', () => {
    const packaged = productTypes.filter((productType) => !photoShowsProduct(productType));
    for (const productType of packaged) {
      const { title, description } = composeListing(
        factsOf(productType, { colours: ['purple'], material: 'plastic' }),
      ).en;
      if (!/plastic/i.test(productType.en.noun)) expect(title + description).not.toMatch(/purple|plastic/i);
    }
  });
});

function fail(): never {
  throw new Error('There is no such product type.');
}
