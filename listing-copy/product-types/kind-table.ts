import { openCompiledFile } from '../../catalog/compiled-file.ts';
import { type InEveryLanguage, languages } from '../../contracts/languages.ts';
import { kindTableFile } from './kind-table-file.ts';
import type { KindIndex, NamedKind, PhrasedKind } from './phrased-kind.ts';

const { content: table, readBytes } = openCompiledFile<KindIndex>(kindTableFile);

/** The kind with its phrases, or null where there is none of that id. */
export function findKind(id: string): PhrasedKind | null {
  const place = table.places.get(id);
  return place ? JSON.parse(readBytes(...place).toString('utf8')) : null;
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
