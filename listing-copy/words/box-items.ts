import { splitWordUnits } from '../../catalog/vocabulary/units.ts';
import { type KindMeaning, meaningsIn } from '../../catalog/vocabulary/vocabulary.ts';
import type { Language } from '../../contracts/languages.ts';
import { findKind } from '../product-types/kind-table.ts';

/**
 * An item that comes with a product, in a language. It is translated only where it names one kind of goods in the language
 * in which it was typed; otherwise the seller's own words stay, because a guess would promise other goods.
 */
export function boxItemIn(language: Language, item: string, typedIn: Language | undefined): string {
  if (typedIn === undefined || language === typedIn) return item;
  const id = findOnlyKind(item, typedIn);
  return (id && findKind(id)?.[language].noun) || item;
}

/** The id of the kind that a word names, where it means nothing else. */
function findOnlyKind(word: string, language: Language): string | null {
  const meanings = meaningsIn(language, splitWordUnits(word));
  const isKind = (meaning: (typeof meanings)[number]): meaning is KindMeaning => meaning.type === 'kind';
  const [kind, ...otherKinds] = meanings.filter(isKind);
  if (!kind || otherKinds.length > 0) return null;
  const others = meanings.filter((meaning) => meaning !== kind);
  // A category that is called like a kind in it adds no other goods.
  const isOwnCategory = others.every(
    (meaning) => meaning.type === 'group' && meaning.categories.join() === String(kind.leaf),
  );
  return others.length === 0 || (isOwnCategory && isNounOf(kind.id, word, language)) ? kind.id : null;
}

function isNounOf(id: string, word: string, language: Language): boolean {
  const exactForm = (text: string) =>
    splitWordUnits(text)
      .map(({ exact }) => exact)
      .join('');
  return exactForm(findKind(id)?.[language].noun ?? '') === exactForm(word);
}
