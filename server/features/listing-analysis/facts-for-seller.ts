import type { PhotoFacts } from '../../../contracts/listing-analysis.ts';
import { isColourId } from '../../../phrasebook/colours.ts';
import { isConditionId } from '../../../phrasebook/conditions.ts';
import type { ListingFacts } from '../../../phrasebook/facts.ts';
import { isMaterialId } from '../../../phrasebook/materials.ts';

type Fact = PhotoFacts['colours'][number] | null | undefined;

/** What may be told of an article of this kind: only what was seen, and of an unread photo nothing but the kind. */
export function factsToTell(leaf: number, facts: PhotoFacts | null): ListingFacts {
  const material = seen(facts?.material);
  const condition = seen(facts?.condition);
  return {
    leaf,
    colours: (facts?.colours ?? []).map((colour) => seen(colour) ?? '').filter(isColourId),
    material: material && isMaterialId(material) ? material : undefined,
    condition: condition && isConditionId(condition) ? condition : undefined,
    brand: seen(facts?.brand),
    words: facts?.words,
  };
}

function seen(fact: Fact): string | undefined {
  return fact?.certainty === 'seen' ? fact.value : undefined;
}
