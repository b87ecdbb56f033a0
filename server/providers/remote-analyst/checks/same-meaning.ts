import { childrenOf, pathTo } from '../../../../catalog/categories/lookup.ts';
import { understand } from '../../../../catalog/vocabulary/understand.ts';
import type { Slot } from '../../../../listing-copy/compose/compose.ts';
import { claimFaults } from './claims.ts';
import { numbersIn } from './figures.ts';
import { looksIn } from './names.ts';
import { wholeText } from './slots.ts';
import { wordingFaults } from './wording.ts';

/** What an English text is about, as far as the vocabulary knows its words. */
interface Meaning {
  /** Numbers, colours and materials. */
  facts: string;
  /** The sub-categories of the goods that it names, so that 'bag' and 'backpack' are alike. */
  subCategoryIds: readonly number[];
}

/** No translation of an accepted slot is longer, and reading the words of a long text would take long. */
const maxLength = 600;

/**
 * Whether a translation, translated back to English, still says what the English source says: the same numbers, colours
 * and materials, something of the same goods, and no claim that the source does not make.
 */
export function hasSameMeaning(source: Slot, translatedBack: Slot, leafCategoryId: number): boolean {
  if (wholeText(translatedBack).length > maxLength) return false;
  const [before, after] = [meaningOf(source, leafCategoryId), meaningOf(translatedBack, leafCategoryId)];
  if (before.facts !== after.facts) return false;
  if (hasClaims(translatedBack) && !hasClaims(source)) return false;
  const isAboutGoods = before.subCategoryIds.length + after.subCategoryIds.length > 0;
  return !isAboutGoods || before.subCategoryIds.some((subCategoryId) => after.subCategoryIds.includes(subCategoryId));
}

function meaningOf(slot: Slot, leafCategoryId: number): Meaning {
  const text = wholeText(slot);
  const meanings = understand(text, 'en').pieces.flatMap(({ entries }) => entries.map(({ meaning }) => meaning));
  const named = meanings.flatMap((meaning) => {
    if (meaning.type === 'product-type') return [subCategoryOf(meaning.categoryId)];
    return meaning.type === 'group' ? meaning.categories.flatMap(subCategoriesOf) : [];
  });
  const own = subCategoryOf(leafCategoryId);
  return {
    facts: [...numbersIn(text), ...looksIn(text, meanings)].sort().join(', '),
    // A line may name the product itself or not.
    subCategoryIds: named.filter((subCategoryId) => subCategoryId !== own),
  };
}

/** The sub-category of a leaf category, the sub-category itself, or all sub-categories of a top category. */
function subCategoriesOf(categoryId: number): number[] {
  const path = pathTo(categoryId);
  return path.length === 1 ? childrenOf(categoryId).map(({ id }) => id) : [path[1]?.id ?? 0];
}

const subCategoryOf = (leafCategoryId: number) => pathTo(leafCategoryId)[1]?.id ?? 0;

const hasClaims = (slot: Slot) =>
  claimFaults({ en: slot }).length > 0 || wordingFaults({ en: slot }, '').some(({ rule }) => rule !== 'length');
