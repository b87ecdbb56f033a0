import type { Language } from '../../../../../contracts/languages.ts';
import type { PhotoFacts, SellerDetails } from '../../../../../contracts/selling/listing-analysis.ts';
import type { ListingFacts } from '../../../../../listing-copy/compose/facts.ts';
import { isColourId } from '../../../../../listing-copy/words/colours.ts';
import { isConditionId } from '../../../../../listing-copy/words/conditions.ts';
import { isMaterialId } from '../../../../../listing-copy/words/materials.ts';

type Fact = PhotoFacts['colours'][number] | null | undefined;

/** The facts that a listing's text may state: those that were seen in the photo, not guessed, and what the seller says. */
export function certainFacts(
  { categoryId, productType }: Pick<ListingFacts, 'categoryId' | 'productType'>,
  facts: PhotoFacts | null,
  details: SellerDetails = {},
  language?: Language,
): ListingFacts {
  const material = valueIfSeen(facts?.material);
  const condition = details.condition ?? valueIfSeen(facts?.condition);
  return {
    categoryId,
    productType,
    details: {
      size: details.size ?? undefined,
      model: details.model ?? undefined,
      quantity: details.quantity ?? undefined,
      inTheBox: details.in_the_box ?? undefined,
      language,
    },
    colours: (facts?.colours ?? []).map((colour) => valueIfSeen(colour) ?? '').filter(isColourId),
    material: material && isMaterialId(material) ? material : undefined,
    condition: condition && isConditionId(condition) ? condition : undefined,
    brand: valueIfSeen(facts?.brand),
    words: facts?.words,
  };
}

function valueIfSeen(fact: Fact): string | undefined {
  return fact?.certainty === 'seen' ? fact.value : undefined;
}
