import type { Kind } from '../../catalog/kinds/kind.ts';
import type { InEveryLanguage } from '../../contracts/languages.ts';
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

export interface KindIndex {
  /** Where each kind begins and ends in the bytes of its table, by its id. */
  places: Map<string, [start: number, end: number]>;
  /** The ids of a leaf's kinds, the most usual first. */
  byLeaf: Map<number, string[]>;
}

/** The kinds as JSON, one after the other, because thousands of objects would take several times the memory. */
export interface KindTable extends KindIndex {
  bytes: Uint8Array;
}
