import type { PhotoFacts } from '../../../../contracts/listing-analysis.ts';
import { cleanBrand, cleanText, cleanWords } from '../../../../phrasebook/clean.ts';
import { colours } from '../../../../phrasebook/colours.ts';
import { type ConditionId, conditions } from '../../../../phrasebook/conditions.ts';
import { materials } from '../../../../phrasebook/materials.ts';
import type { Grounds } from './checks/grounds.ts';
import { hasContact, isOrder } from './checks/wording.ts';
import type { Sighting } from './schema.ts';

/** What the record keeps, save for the categories, and what the texts may tell: of the guesses, nothing. */
export interface Known {
  facts: Omit<PhotoFacts, 'categories'>;
  tellable: Omit<Grounds, 'leafId'> & { condition: ConditionId | undefined };
}

/** Makes what the model saw harmless. Whatever is printed on an article, only short words of it go any further. */
export function knownFrom(sighting: Sighting): Known {
  const name = cleanBrand(sighting.brand?.value);
  const brand = sighting.brand && isHarmless(name) ? { ...sighting.brand, value: name } : null;
  const words = cleanWords(sighting.words, name).filter(isHarmless);
  const seenColours = sighting.colours.filter((colour) => colour.certainty === 'seen').slice(0, 2);
  return {
    facts: {
      colours: sighting.colours.slice(0, 3),
      material: sighting.material,
      brand,
      condition: sighting.condition,
      words,
    },
    tellable: {
      kind: cleanKind(sighting.kind),
      brand: seen(brand) ?? '',
      words,
      colours: seenColours.map((colour) => colour.value),
      material: seen(sighting.material),
      condition: seen(sighting.condition),
    },
  };
}

/** The name of the kind of goods, on one line and not longer than a name. */
export function cleanKind(kind: string): string {
  const clean = cleanText(kind, 80);
  return isHarmless(clean) ? clean : '';
}

/** The facts in English words, for the model to write from. */
export function inWords({ tellable }: Known): object {
  return {
    kind: tellable.kind,
    colours: tellable.colours.map((id) => colours[id].en.word),
    material: tellable.material && materials[tellable.material].en.word,
    brand: tellable.brand || undefined,
    condition: tellable.condition && conditions[tellable.condition].label.en,
    printed_words: tellable.words,
  };
}

function isHarmless(text: string): boolean {
  return text !== '' && !hasContact(text) && !isOrder(text);
}

function seen<T>(fact: { value: T; certainty: string } | null): T | undefined {
  return fact?.certainty === 'seen' ? fact.value : undefined;
}
