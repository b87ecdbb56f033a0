import type { PhotoFacts } from '../../../../contracts/listing-analysis.ts';
import { cleanBrand, cleanText, cleanWords } from '../../../../phrasebook/clean.ts';
import { colours } from '../../../../phrasebook/colours.ts';
import { type ConditionId, conditions } from '../../../../phrasebook/conditions.ts';
import { materials } from '../../../../phrasebook/materials.ts';
import type { AllowedFacts } from './checks/allowed-facts.ts';
import { hasContact, isOrder } from './checks/wording.ts';
import type { Observation } from './schema.ts';

/** What the record keeps, save for the categories, and what the texts may tell: of the guesses, nothing. */
export interface SanitizedFacts {
  facts: Omit<PhotoFacts, 'categories'>;
  allowed: Omit<AllowedFacts, 'leafId'> & { condition: ConditionId | undefined };
}

/** Makes what the model saw harmless. Whatever is printed on an article, only short words of it go any further. */
export function sanitizeObservation(observation: Observation): SanitizedFacts {
  const name = cleanBrand(observation.brand?.value);
  const brand = observation.brand && isHarmless(name) ? { ...observation.brand, value: name } : null;
  const words = cleanWords(observation.words, name).filter(isHarmless);
  const seenColours = observation.colours.filter((colour) => colour.certainty === 'seen').slice(0, 2);
  return {
    facts: {
      colours: observation.colours.slice(0, 3),
      material: observation.material,
      brand,
      condition: observation.condition,
      words,
    },
    allowed: {
      kind: cleanKind(observation.kind),
      brand: seen(brand) ?? '',
      words,
      colours: seenColours.map((colour) => colour.value),
      material: seen(observation.material),
      condition: seen(observation.condition),
    },
  };
}

/** The name of the kind of goods, on one line and not longer than a name. */
export function cleanKind(kind: string): string {
  const clean = cleanText(kind, 80);
  return isHarmless(clean) ? clean : '';
}

/** The facts in English words, for the model to write from. */
export function toEnglishFacts({ allowed }: SanitizedFacts): object {
  return {
    kind: allowed.kind,
    colours: allowed.colours.map((id) => colours[id].en.word),
    material: allowed.material && materials[allowed.material].en.word,
    brand: allowed.brand || undefined,
    condition: allowed.condition && conditions[allowed.condition].label.en,
    printed_words: allowed.words,
  };
}

function isHarmless(text: string): boolean {
  return text !== '' && !hasContact(text) && !isOrder(text);
}

function seen<T>(fact: { value: T; certainty: string } | null): T | undefined {
  return fact?.certainty === 'seen' ? fact.value : undefined;
}
