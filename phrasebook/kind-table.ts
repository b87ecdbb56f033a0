import { loadBuiltFile } from '../catalog/built-file.ts';
import type { Kind } from '../catalog/kinds/kind.ts';
import { type InEveryLanguage, languages } from '../contracts/languages.ts';
import type { AmericanPhrase, KindPhrase } from './kind-phrases.ts';

type Counted = Pick<Kind['th'], 'noun' | 'counter'>;

/** What texts need to know of a kind: its nouns without the words that only searches need. */
export interface NamedKind extends Pick<Kind, 'leaf' | 'materials' | 'use' | 'conditions' | 'powered'> {
  en: Pick<Kind['en'], 'noun' | 'form'>;
  th: Counted;
  zh: Counted;
  vi: Counted;
  es: Pick<Kind['es'], 'noun' | 'form'>;
  ja: Counted;
  ko: Counted;
}

export interface PhrasedKind extends NamedKind {
  id: string;
  phrases: InEveryLanguage<KindPhrase>;
  american?: AmericanPhrase | undefined;
}

/** The kinds as JSON, one after the other, because thousands of objects would take several times the memory. */
export interface KindTable {
  bytes: Uint8Array;
  /** Where each kind begins and ends, by its id. */
  places: Map<string, [start: number, end: number]>;
  /** The ids of a leaf's kinds, the most usual first. */
  byLeaf: Map<number, string[]>;
}

const folders = ['catalog/kinds', 'phrasebook'];

const { content: table } = await loadBuiltFile({
  name: 'kind-table',
  folders,
  build: async () => (await import('./build-kind-table.ts')).buildKindTable(),
});
const bytes = Buffer.from(table.bytes.buffer, table.bytes.byteOffset, table.bytes.byteLength);

/** The kind with its phrases, or null where there is none of that id. */
export function findKind(id: string): PhrasedKind | null {
  const place = table.places.get(id);
  return place ? JSON.parse(bytes.toString('utf8', ...place)) : null;
}

/** The ids of a leaf's kinds, the most usual first. */
export function kindIdsOf(leaf: number): readonly string[] {
  return table.byLeaf.get(leaf) ?? [];
}

/** A kind's id and nouns, for people to choose from: the named one if it belongs to the leaf, otherwise the most usual one. */
export function describeKind(leaf: number, id?: string): { id: string; names: InEveryLanguage } | null {
  const named = id === undefined ? null : findKind(id);
  const kind = named?.leaf === leaf ? named : findKind(kindIdsOf(leaf)[0] ?? '');
  return kind && { id: kind.id, names: namesOf(kind) };
}

function namesOf(kind: NamedKind): InEveryLanguage {
  const names = languages.map((language) => [language, kind[language].noun]);
  return Object.fromEntries(names) as InEveryLanguage;
}
