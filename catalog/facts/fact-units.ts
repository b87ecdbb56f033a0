import type { InEveryLanguage, Language } from '../../contracts/languages.ts';
import written from '../../data/catalog/facts/units.json' with { type: 'json' };
import measures from '../../data/catalog/measures.json' with { type: 'json' };

export type UnitSystem = 'metric' | 'imperial';

export interface FactUnit {
  symbols: InEveryLanguage;
  /** The dimension of `measures.json` and how many of its base unit this is; null where texts are not read with it. */
  measure: { dimension: string; factor: number } | null;
  /** Missing where every country uses it. */
  system?: UnitSystem;
  other?: { unit: string; factor: number };
}

interface WrittenUnit extends Omit<FactUnit, 'measure' | 'system'> {
  measure?: string;
  system?: string;
}

type Measures = Record<string, { dimension: string; factor: number; words: Record<Language, string[]> }>;
const allMeasures: Measures = measures.units;

const units = new Map(Object.entries<WrittenUnit>(written.units).map(([id, unit]) => [id, toUnit(unit)]));

function toUnit({ measure, system, ...unit }: WrittenUnit): FactUnit {
  const { dimension = '', factor = 1 } = (measure && allMeasures[measure]) || {};
  return {
    ...unit,
    measure: dimension === '' ? null : { dimension, factor },
    ...(system ? { system: system as UnitSystem } : {}),
  };
}

export const findUnit = (id: string): FactUnit | null => units.get(id) ?? null;

const plain = (word: string) => word.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
const idsByWord = new Map<string, string[]>();
for (const [id, { symbols, measure }] of Object.entries<WrittenUnit>(written.units)) {
  const words = measure ? Object.values(allMeasures[measure]?.words ?? {}).flat() : [];
  for (const word of new Set([id, ...Object.values(symbols), ...words].map(plain))) {
    idsByWord.set(word, [...(idsByWord.get(word) ?? []), id]);
  }
}

/** The unit that a word such as `cm`, ซม. or centimeters is, among those of a fact; null where it is none of them. */
export function readUnit(word: string, among: readonly string[]): string | null {
  const exact = among.find((id) => id === word.trim());
  return exact ?? idsByWord.get(plain(word))?.find((id) => among.includes(id)) ?? null;
}
