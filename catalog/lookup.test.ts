import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../contracts/languages.ts';
import {
  allLeaves,
  childrenOf,
  findAisle,
  findCategory,
  findLeaf,
  findSection,
  pathTo,
  searchCategories,
} from './lookup.ts';
import { tree } from './tree.ts';

describe('category lookup', () => {
  it('finds every level by number and by numeric text', () => {
    expect(findAisle('1000')?.names.en).toBe('Gadget & Smart Tech');
    expect(findSection(1100)).toBe(tree[0]?.sections[0]);
    expect(findLeaf('1101')).toBe(tree[0]?.sections[0]?.leaves[0]);
    expect(findCategory(1101)).toBe(findLeaf(1101));
  });

  it('returns null for an id of another level, an unknown id or an invalid id', () => {
    expect(findAisle(1100)).toBeNull();
    expect(findSection(1101)).toBeNull();
    expect(findLeaf(1000)).toBeNull();
    for (const nonsense of ['', ' 1101', '1101abc', '1e3', '0x44d', '__proto__', 999999, -1, 1.5, Number.NaN]) {
      expect(findCategory(nonsense)).toBeNull();
    }
  });

  it('returns the path from the aisle down to each leaf', () => {
    for (const leaf of allLeaves()) {
      const path = pathTo(leaf.id);
      expect(path).toHaveLength(3);
      expect(path[2]).toBe(leaf);
      expect(childrenOf(path[1]?.id ?? 0)).toContain(leaf);
      expect(childrenOf(path[0]?.id ?? 0)).toContain(path[1]);
    }
    expect(pathTo(42)).toEqual([]);
    expect(childrenOf(1101)).toEqual([]);
  });
});

describe('category search', () => {
  it('finds each leaf by its own name in every language', { timeout: 60_000 }, () => {
    const lost = allLeaves().flatMap((leaf) =>
      languages
        .filter((language) => !searchCategories(leaf.names[language], 50).includes(leaf))
        .map((language) => `${leaf.id} ${language}`),
    );
    expect(lost).toEqual([]);
  });

  it('ignores case, accents and the stroke of the Vietnamese đ', () => {
    for (const aisle of tree) {
      const typed = aisle.names.vi.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');
      expect(searchCategories(typed.toUpperCase(), 5)).toContain(aisle);
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
