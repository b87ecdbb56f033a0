import { splitWordUnits } from '../../catalog/vocabulary/units.ts';
import { meaningsIn, type ProductTypeMeaning } from '../../catalog/vocabulary/vocabulary.ts';
import type { Language } from '../../contracts/languages.ts';
import { findProductType } from '../product-types/product-type-table.ts';

/**
 * An item that comes with a product, in a language. It is translated only where it names one product type in the language
 * in which it was typed; otherwise the seller's own words stay, because a guess would promise other goods.
 */
export function boxItemIn(language: Language, item: string, typedIn: Language | undefined): string {
  if (typedIn === undefined || language === typedIn) return item;
  const id = findOnlyProductType(item, typedIn);
  return (id && findProductType(id)?.[language].noun) || item;
}

/** The id of the product type that a word names, where it means nothing else. */
function findOnlyProductType(word: string, language: Language): string | null {
  const meanings = meaningsIn(language, splitWordUnits(word));
  const isProductType = (meaning: (typeof meanings)[number]): meaning is ProductTypeMeaning =>
    meaning.type === 'product-type';
  const [productType, ...otherProductTypes] = meanings.filter(isProductType);
  if (!productType || otherProductTypes.length > 0) return null;
  // What other goods may have, such as a charger, is still this thing in a box.
  const others = meanings.filter((meaning) => meaning !== productType && meaning.type !== 'detail');
  // A category that is called like a product type in it adds no other goods.
  const isOwnCategory = others.every(
    (meaning) => meaning.type === 'group' && meaning.categories.join() === String(productType.categoryId),
  );
  return others.length === 0 || (isOwnCategory && isNounOf(productType.id, word, language)) ? productType.id : null;
}

function isNounOf(id: string, word: string, language: Language): boolean {
  const exactForm = (text: string) =>
    splitWordUnits(text)
      .map(({ exact }) => exact)
      .join('');
  return exactForm(findProductType(id)?.[language].noun ?? '') === exactForm(word);
}
