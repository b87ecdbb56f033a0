import { understand } from '../../../catalog/vocabulary/understand.ts';
import { splitUnits } from '../../../catalog/vocabulary/units.ts';
import { findWordsByPrefix } from '../../../catalog/vocabulary/vocabulary.ts';
import type { Language } from '../../../contracts/languages.ts';
import type { NamedKind } from '../../../contracts/listing-analysis.ts';
import { describeKind, kindIdsOf } from '../../../phrasebook/kind-table.ts';

const kindsShown = 8;
const wordsCompared = 200;

/** Kinds of goods that a typed word means or begins to spell, in any of the seven languages. */
export function searchKinds(text: string, language: Language): (NamedKind & { category_id: string })[] {
  const form = splitUnits(text)
    .map(({ loose }) => loose)
    .join('');
  const begun = findWordsByPrefix(form, wordsCompared)
    .sort((a, b) => a.word.length - b.word.length)
    .flatMap(({ meaning }) => (meaning.type === 'kind' ? [meaning] : []));
  const { kinds, categories } = understand(text, language);
  const wide = categories.flatMap((leaf) => kindIdsOf(leaf).map((id) => ({ id, leaf })));
  const leaves = new Map([...kinds, ...wide, ...begun].map(({ id, leaf }) => [id, leaf]));
  return [...leaves].slice(0, kindsShown).flatMap(([id, leaf]) => {
    const kind = describeKind(leaf, id);
    return kind ? [{ ...kind, category_id: String(leaf) }] : [];
  });
}
