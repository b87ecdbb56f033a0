import { describe, expect, it } from 'vitest';
import { subCategoryProductTypes } from '../../catalog/product-types/product-types.ts';
import { composeListing } from '../compose/compose.ts';
import type { ListingFacts } from '../compose/facts.ts';
import { conditions } from './conditions.ts';

const productTypes = subCategoryProductTypes.flatMap((subCategory) => subCategory.productTypes);
const factsOf = (
  { categoryId, id }: { categoryId: number; id: string },
  facts: Partial<ListingFacts> = {},
): ListingFacts => ({
  categoryId,
  productType: id,
  colours: [],
  ...facts,
});

const fail = (): never => {
  throw new Error('There is no such kind.');
};

describe('The condition of a product', () => {
  it('tells no condition that makes no sense for the product type', () => {
    for (const id of ['antivirus-software', 'houseplant']) {
      const productType = productTypes.find((one) => one.id === id) ?? fail();
      expect(composeListing(factsOf(productType, { condition: 'used-good' }))).toEqual(
        composeListing(factsOf(productType)),
      );
    }
  });

  it('tells of every other product type that it is sold for parts or with flaws', () => {
    const silent = productTypes
      .filter(({ conditions, use, categoryId }) => {
        const isFoodOrSoftware = ['eat', 'drink', 'feed'].includes(use) || Math.floor(categoryId / 1000) === 14;
        return !(conditions === 'new' && isFoodOrSoftware);
      })
      .filter(
        (productType) =>
          !/parts|flaws/.test(composeListing(factsOf(productType, { condition: 'for-parts' })).en.description),
      );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it.each(['apply', 'eat'])('states among the facts that what people %s was opened', (way) => {
    const productType = productTypes.find(({ conditions, use }) => conditions === 'new' && use === way) ?? fail();
    const { title, description } = composeListing(factsOf(productType, { condition: 'used-good' })).en;
    expect(title).toBe(composeListing(factsOf(productType)).en.title);
    expect(description).toContain('Condition: Opened, partly used');
  });

  it('states among the facts that tape was opened, not that it is second-hand', () => {
    const tape = productTypes.find(({ id }) => id === 'packing-tape') ?? fail();
    expect(composeListing(factsOf(tape, { condition: 'used-fair' })).en.description).toContain('Opened, partly used');
    expect(composeListing(factsOf(tape, { condition: 'like-new' })).en.description).toContain('Package opened');
  });

  it('states among the facts that a bag of balloons was opened', () => {
    const balloons = productTypes.find(({ id }) => id === 'latex-balloon') ?? fail();
    const { description } = composeListing(factsOf(balloons, { condition: 'used-good' })).en;
    expect(description).toContain('Condition: Opened, partly used');
    expect(description).not.toContain('Used – good');
  });

  it('states among the facts how used an article is that is usually sold new only', () => {
    const pacifier = productTypes.find(({ id }) => id === 'pacifier') ?? fail();
    expect(composeListing(factsOf(pacifier, { condition: 'used-fair' })).en.description).toContain('Used – fair');
    expect(composeListing(factsOf(pacifier, { condition: 'like-new' })).en.description).toContain('Like new');
  });

  it('says of clothes that they were worn, and of goods without a motor that they are sold as they are', () => {
    const shirt =
      productTypes.find(({ id }) => id === 'mens-shirt') ?? productTypes.find(({ use }) => use === 'wear') ?? fail();
    const chair =
      productTypes.find(({ conditions, use, powered }) => conditions === 'any' && use === 'sit-on' && !powered) ??
      fail();
    expect(composeListing(factsOf(shirt, { condition: 'used-good' })).en.description).toMatch(/worn/);
    const { title, description } = composeListing(factsOf(chair, { condition: 'for-parts' })).en;
    expect(title).toMatch(/, as is$/);
    expect(description).toMatch(/flaws/);
    expect(`${title} ${description}`).not.toMatch(/parts|may not work/i);
  });

  it('promises nothing about photos, and tells no history of the owner', () => {
    const texts = Object.values(conditions).flatMap(({ openings, wornOpenings, unpoweredOpenings }) =>
      [openings, wornOpenings, unpoweredOpenings].flatMap((one) => Object.values(one ?? {}).flat()),
    );
    const invented =
      /photo|picture|(?<!ส)ภาพ|รูป|图|ảnh|hình|foto|写真|画像|사진|giữ kỹ|sin uso|never|chưa (?:mặc|dùng)|未使用です/iu;
    expect(texts.filter((text) => invented.test(text))).toEqual([]);
  });

  it('ends opened and used goods in the voice of a person, and praises no opened food', () => {
    const praised = productTypes
      .filter(({ conditions: sold }) => sold === 'new')
      .map((productType) => composeListing(factsOf(productType, { condition: 'used-good' }), { variant: 1 }).en)
      .filter(({ description }) => /opened|Used/.test(description) && /our shop|We hope/.test(description));
    expect(praised).toEqual([]);
    const food = productTypes.find(({ conditions: sold, use }) => sold === 'new' && use === 'eat') ?? fail();
    const { description } = composeListing(factsOf(food, { condition: 'like-new' })).en;
    expect(description.split('\n')[0]).toBe('Condition: Package opened');
  });

  it('says nothing about a kind of which a broken one is sold for parts', () => {
    const laptop = productTypes.find(({ id }) => id === 'laptop') ?? fail();
    const { description } = composeListing(factsOf(laptop, { condition: 'for-parts' })).en;
    const { description: whole } = composeListing(factsOf(laptop)).en;
    expect(description).not.toContain(whole.split('\n')[0]);
    expect(description).toMatch(/parts/);
  });
});
