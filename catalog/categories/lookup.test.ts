import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../../contracts/languages.ts';
import {
  allLeafCategories,
  childrenOf,
  findCategory,
  findLeafCategory,
  findSubCategory,
  findTopCategory,
  pathTo,
  searchCategories,
} from './lookup.ts';
import { tree } from './tree.ts';

describe('category lookup', () => {
  it('finds every level by number and by numeric text', () => {
    expect(findTopCategory('1000')?.names.en).toBe('Gadget & Smart Tech');
    expect(findSubCategory(1100)).toBe(tree[0]?.subCategories[0]);
    expect(findLeafCategory('1101')).toBe(tree[0]?.subCategories[0]?.leafCategories[0]);
    expect(findCategory(1101)).toBe(findLeafCategory(1101));
  });

  it('returns null for an id of another level, an unknown id or an invalid id', () => {
    expect(findTopCategory(1100)).toBeNull();
    expect(findSubCategory(1101)).toBeNull();
    expect(findLeafCategory(1000)).toBeNull();
    for (const nonsense of ['', ' 1101', '1101abc', '1e3', '0x44d', '__proto__', 999999, -1, 1.5, Number.NaN]) {
      expect(findCategory(nonsense)).toBeNull();
    }
  });

  it('returns the path from the top category down to each leaf category', () => {
    for (const leafCategory of allLeafCategories()) {
      const path = pathTo(leafCategory.id);
      expect(path).toHaveLength(3);
      expect(path[2]).toBe(leafCategory);
      expect(childrenOf(path[1]?.id ?? 0)).toContain(leafCategory);
      expect(childrenOf(path[0]?.id ?? 0)).toContain(path[1]);
    }
    expect(pathTo(42)).toEqual([]);
    expect(childrenOf(1101)).toEqual([]);
  });
});

describe('category search', () => {
  it('finds each leaf category by its own name in every language', { timeout: 60_000 }, () => {
    const lost = allLeafCategories().flatMap((leafCategory) =>
      languages
        .filter((language) => !searchCategories(leafCategory.names[language], 50).includes(leafCategory))
        .map((language) => `${leafCategory.id} ${language}`),
    );
    expect(lost).toEqual([]);
  });

  it('ignores case, accents and the stroke of the Vietnamese đ', () => {
    for (const topCategory of tree) {
      const typed = topCategory.names.vi.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');
      expect(searchCategories(typed.toUpperCase(), 5)).toContain(topCategory);
    }
  });

  it('ranks the category with the exact name first', () => {
    const results = searchCategories('automotive', 20);
    expect(results[0]?.id).toBe(4000);
  });

  it('returns at most the limit and the same results for any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 20 }), (query, limit) => {
        const results = searchCategories(query, limit);
        expect(results.length).toBeLessThanOrEqual(limit);
        expect(searchCategories(query, limit)).toEqual(results);
      }),
    );
    expect(searchCategories('   ')).toEqual([]);
  });
});
