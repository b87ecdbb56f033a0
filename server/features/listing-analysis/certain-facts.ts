import type { PhotoFacts } from '../../../contracts/listing-analysis.ts';
import { isColourId } from '../../../phrasebook/colours.ts';
import { isConditionId } from '../../../phrasebook/conditions.ts';
import type { ListingFacts } from '../../../phrasebook/facts.ts';
import { isMaterialId } from '../../../phrasebook/materials.ts';

type Fact = PhotoFacts['colours'][number] | null | undefined;

/** The facts that a listing's text may state: only those that were seen in the photo, not guessed. */
export function certainFacts(leaf: number, facts: PhotoFacts | null): ListingFacts {
  const material = valueIfSeen(facts?.material);
  const condition = valueIfSeen(facts?.condition);
  return {
    leaf,
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
