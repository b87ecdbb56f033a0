import { childrenOf, pathTo } from '../../../../catalog/lookup.ts';
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
  /** The sections of the goods that it names, so that 'bag' and 'backpack' are alike. */
  sections: readonly number[];
}

/** No translation of an accepted slot is longer, and reading the words of a long text would take long. */
const maxLength = 600;

/**
 * Whether a translation, translated back to English, still says what the English source says: the same numbers, colours
 * and materials, something of the same goods, and no claim that the source does not make.
 */
export function hasSameMeaning(source: Slot, translatedBack: Slot, leafId: number): boolean {
  if (wholeText(translatedBack).length > maxLength) return false;
  const [before, after] = [meaningOf(source, leafId), meaningOf(translatedBack, leafId)];
  if (before.facts !== after.facts) return false;
  if (hasClaims(translatedBack) && !hasClaims(source)) return false;
  const isAboutGoods = before.sections.length + after.sections.length > 0;
  return !isAboutGoods || before.sections.some((section) => after.sections.includes(section));
}

function meaningOf(slot: Slot, leafId: number): Meaning {
  const text = wholeText(slot);
  const meanings = understand(text, 'en').pieces.flatMap(({ entries }) => entries.map(({ meaning }) => meaning));
  const named = meanings.flatMap((meaning) => {
    if (meaning.type === 'kind') return [sectionOf(meaning.leaf)];
    return meaning.type === 'group' ? meaning.categories.flatMap(sectionsOf) : [];
  });
  const own = sectionOf(leafId);
  return {
    facts: [...numbersIn(text), ...looksIn(text, meanings)].sort().join(', '),
    // A line may name the product itself or not.
    sections: named.filter((section) => section !== own),
  };
}

/** The section of a leaf, the section itself, or all sections of an aisle. */
function sectionsOf(categoryId: number): number[] {
  const path = pathTo(categoryId);
  return path.length === 1 ? childrenOf(categoryId).map(({ id }) => id) : [path[1]?.id ?? 0];
}

const sectionOf = (leafId: number) => pathTo(leafId)[1]?.id ?? 0;

const hasClaims = (slot: Slot) =>
  claimFaults({ en: slot }).length > 0 || wordingFaults({ en: slot }, '').some(({ rule }) => rule !== 'length');
