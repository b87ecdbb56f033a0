import written from '../../data/listing-copy/brands.json' with { type: 'json' };

/** A brand as it is written, and how buyers of other scripts write it where they do. */
export interface BrandName {
  name: string;
  th?: string;
  zh?: string;
  ja?: string;
  ko?: string;
}

/** Top categories in which a word printed on a product is taken for this brand; a fruit sticker is no phone maker. */
interface KnownBrand extends BrandName {
  topCategoryIds: readonly number[];
  /** The categories it mostly makes. */
  categoryIds: readonly number[];
}

interface WrittenBrand {
  name: string;
  spellings?: Omit<BrandName, 'name'>;
  topCategories: readonly number[];
  categories?: readonly number[];
}

export const brands: readonly KnownBrand[] = (written.brands as readonly WrittenBrand[]).map(
  ({ name, spellings, topCategories, categories = [] }) => ({
    name,
    topCategoryIds: topCategories,
    categoryIds: categories,
    ...spellings,
  }),
);

const known = new Map(brands.map((brand) => [keyOf(brand.name), brand]));

/** Letters and digits alone, without case and marks, as logos are read. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The brand with its spellings; a name that is not known stands as it is. */
export function brandNameOf(name: string): BrandName {
  return known.get(keyOf(name)) ?? { name };
}

/** The third-level categories that a printed brand mostly makes; none for other words. */
export function categoriesOfBrand(word: string): readonly number[] {
  return known.get(keyOf(word))?.categoryIds ?? [];
}

/** The brand among the words printed on goods of a top category, with the words that are left; null where none is known. */
export function findBrand(words: readonly string[], topCategoryId: number): { brand: string; words: string[] } | null {
  for (const length of [3, 2, 1]) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const found = known.get(keyOf(words.slice(at, at + length).join(' ')));
      if (found?.topCategoryIds.includes(topCategoryId)) {
        return { brand: found.name, words: words.toSpliced(at, length) };
      }
    }
  }
  return null;
}
