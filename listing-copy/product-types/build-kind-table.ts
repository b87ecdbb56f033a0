import type { Kind } from '../../catalog/kinds/kind.ts';
import { sectionKinds } from '../../catalog/kinds.ts';
import { type InEveryLanguage, languages } from '../../contracts/languages.ts';
import { americanPhrases, kindPhrases } from '../kinds/phrases.ts';
import { dishKinds } from '../words/dishes.ts';
import type { KindPhrase } from './kind-phrases.ts';
import type { KindTable, NamedKind, PhrasedKind } from './phrased-kind.ts';

/** Every kind that a listing can be written for: those of the vocabulary and the dishes. */
export function listPhrasedKinds(): PhrasedKind[] {
  const kinds = sectionKinds.flatMap((section) => section.kinds).map((kind) => withPhrases(kind.id, nounsOf(kind)));
  const dishes = Object.entries(dishKinds).map(([id, dish]) => withPhrases(`dish-${id}`, dish));
  return [...kinds, ...dishes];
}

export function buildKindTable(): KindTable {
  const kinds = listPhrasedKinds();
  const places: KindTable['places'] = new Map();
  const byLeaf: KindTable['byLeaf'] = new Map();
  let end = 0;
  const parts = kinds.map((kind) => {
    const part = Buffer.from(JSON.stringify(kind));
    places.set(kind.id, [end, end + part.length]);
    end += part.length;
    const siblings = byLeaf.get(kind.leaf) ?? [];
    byLeaf.set(kind.leaf, siblings);
    siblings.push(kind.id);
    return part;
  });
  return { bytes: Buffer.concat(parts), places, byLeaf };
}

function withPhrases(id: string, kind: NamedKind): PhrasedKind {
  const phrases = languages.map((language) => {
    const phrase = kindPhrases[language][id];
    if (!phrase) throw new Error(`The kind ${id} has no phrases in ${language}.`);
    return [language, phrase] satisfies [string, KindPhrase];
  });
  return {
    ...kind,
    id,
    phrases: Object.fromEntries(phrases) as InEveryLanguage<KindPhrase>,
    american: americanPhrases[id],
  };
}

function nounsOf({ leaf, materials, use, conditions, powered, en, es, ...kind }: Kind): NamedKind {
  const counted = ({ noun, counter }: Kind['th']) => ({ noun, counter });
  return {
    leaf,
    materials,
    use,
    conditions,
    ...(powered ? { powered } : {}),
    en: { noun: en.noun, form: en.form },
    th: counted(kind.th),
    zh: counted(kind.zh),
    vi: counted(kind.vi),
    es: { noun: es.noun, form: es.form },
    ja: counted(kind.ja),
    ko: counted(kind.ko),
  };
}
