import type { MaterialId } from '../../catalog/attributes/material-id.ts';
import { type InEveryLanguage, languages } from '../../contracts/languages.ts';
import written from '../../data/listing-copy/materials.json' with { type: 'json' };
import { type ColourId, type SpanishForms, toForms } from './colours.ts';

/** A material as each language writes it in a title. What a photo cannot prove (sterling silver, real silk) is not claimed. */
export interface Material {
  /** Before the noun: 'leather', 'wooden'. */
  en: string;
  th: string;
  zh: string;
  vi: string;
  /** After the noun: a phrase with de, or an adjective that agrees. */
  es: string | SpanishForms;
  ja: string;
  ko: string;
  /** A regular expression for nouns that include this material or say nothing more with it, so that titles leave it out. */
  nounPattern: InEveryLanguage;
  /** A colour that the material implies. */
  colour?: ColourId;
}

type Names = Omit<Material, 'nounPattern' | 'colour' | 'es'> & { es: string | Parameters<typeof toForms>[0] };

interface WrittenMaterial {
  names: Names;
  nounPatterns: InEveryLanguage<string[]>;
  colour?: string;
}

export const materials = Object.fromEntries(
  Object.entries<WrittenMaterial>(written.materials).map(([id, material]) => [id, toMaterial(material)]),
) as Record<MaterialId, Material>;

function toMaterial({ names: { es, ...names }, nounPatterns, colour }: WrittenMaterial): Material {
  return {
    ...names,
    es: typeof es === 'string' ? es : toForms(es),
    nounPattern: joinPatterns(nounPatterns),
    ...(colour ? { colour: colour as ColourId } : {}),
  };
}

function joinPatterns(patterns: InEveryLanguage<string[]>): InEveryLanguage {
  const joined = languages.map((language) => [language, patterns[language].join('|')]);
  return Object.fromEntries(joined) as InEveryLanguage;
}

/** Whether a text is the id of a known material. */
export function isMaterialId(id: string): id is MaterialId {
  return Object.hasOwn(materials, id);
}
