import type { ConditionId } from '../../../contracts/marketplace/conditions.ts';
import type { PhotoFacts } from '../../../contracts/selling/listing-analysis.ts';
import { cleanBrand, cleanText, cleanWords } from '../../../listing-copy/checks/clean.ts';
import { colours } from '../../../listing-copy/words/colours.ts';
import { conditions } from '../../../listing-copy/words/conditions.ts';
import { materials } from '../../../listing-copy/words/materials.ts';
import type { AllowedFacts } from './checks/slots.ts';
import { hasContact, isInstruction } from './checks/wording.ts';
import type { Observation } from './schema.ts';

/** The facts to store, without the categories, and those that the texts may use, which exclude guesses. */
export interface SanitizedFacts {
  facts: Omit<PhotoFacts, 'categories'>;
  allowed: Omit<AllowedFacts, 'categoryId' | 'phrases'> & { condition: ConditionId | undefined };
}

/** Removes unsafe content from an observation; of printed text, only short words without instructions remain. */
export function sanitizeObservation(observation: Observation): SanitizedFacts {
  const name = cleanBrand(observation.brand?.value);
  const brand = observation.brand && isSafe(name) ? { ...observation.brand, value: name } : null;
  const words = cleanWords(observation.words, name).filter(isSafe);
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
      productType: cleanProductType(observation.productType),
      brand: ifSeen(brand) ?? '',
      words,
      colours: seenColours.map((colour) => colour.value),
      material: ifSeen(observation.material),
      condition: ifSeen(observation.condition),
    },
  };
}

/** The kind of article on one line, limited in length; empty where it is unsafe. */
export function cleanProductType(productType: string): string {
  const clean = cleanText(productType, 80);
  return isSafe(clean) ? clean : '';
}

/** The facts in English words, for the model to write from. */
export function toEnglishFacts({ allowed }: SanitizedFacts): object {
  return {
    product_type: allowed.productType,
    colours: allowed.colours.map((id) => colours[id].en.word),
    material: allowed.material && materials[allowed.material].en,
    brand: allowed.brand || undefined,
    condition: allowed.condition && conditions[allowed.condition].label.en,
    printed_words: allowed.words,
  };
}

function isSafe(text: string): boolean {
  return text !== '' && !hasContact(text) && !isInstruction(text);
}

function ifSeen<T>(fact: { value: T; certainty: string } | null): T | undefined {
  return fact?.certainty === 'seen' ? fact.value : undefined;
}
