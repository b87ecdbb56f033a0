import { type InEveryLanguage, type Language, languages } from '../../contracts/languages.ts';
import type { AttributeWords } from '../attributes/attribute.ts';
import { audienceWords } from '../attributes/audiences.ts';
import { colourWords } from '../attributes/colours.ts';
import { featureWords } from '../attributes/features.ts';
import { cheapWords, conditionWords, fillerWords, forSuffixes, forWords } from '../attributes/fillers.ts';
import { materialWords } from '../attributes/materials.ts';
import { wideWords } from '../kinds/broad-terms.ts';
import type { Kind } from '../kinds/kind.ts';
import { sectionKinds } from '../kinds.ts';
import { englishPlural } from '../stems.ts';
import { tree } from '../tree.ts';
import type { Entry, Meaning } from './meaning.ts';

/** Every word for a kind in one language, the noun first. */
export function wordsOf(kind: Kind, language: Language): string[] {
  const { noun, also = [] } = kind[language];
  const regional = {
    en: kind.en.british,
    th: undefined,
    zh: kind.zh.taiwan,
    vi: [...(kind.vi.north ?? []), ...(kind.vi.south ?? [])],
    es: [...(kind.es.spain ?? []), ...(kind.es.americas ?? [])],
    ja: undefined,
    ko: undefined,
  }[language];
  return [noun, ...also, ...(regional ?? [])];
}

/** What a kind is called among others: 'Air fryers'. */
function namesOf(kind: Kind): InEveryLanguage {
  const english = kind.en.form === 'one' ? englishPlural(kind.en.noun) : kind.en.noun;
  const nouns = languages.map((language) => [language, language === 'en' ? english : kind[language].noun] as const);
  return Object.fromEntries(
    nouns.map(([language, noun]) => [language, noun.charAt(0).toUpperCase() + noun.slice(1)]),
  ) as InEveryLanguage;
}

/** Every word of the vocabulary with its meaning: kinds, wide words, names of categories, attributes and small words. */
export function* listEntries(): Generator<Entry> {
  for (const { kinds, groups = [] } of sectionKinds) {
    for (const kind of kinds) {
      const meaning: Meaning = { type: 'kind', id: kind.id, leaf: kind.leaf, names: namesOf(kind) };
      for (const language of languages) {
        for (const word of wordsOf(kind, language)) yield { word, language, meaning };
      }
    }
    for (const group of groups) yield* attributeEntries(group, { type: 'group', categories: group.categories });
  }
  for (const group of wideWords) yield* attributeEntries(group, { type: 'group', categories: group.categories });
  yield* categoryNames();
  for (const [type, table] of [
    ['colour', colourWords],
    ['material', materialWords],
    ['audience', audienceWords],
    ['feature', featureWords],
    ['condition', conditionWords],
  ] as const) {
    for (const [id, words] of Object.entries(table)) yield* attributeEntries(words, { type, id });
  }
  yield* attributeEntries(cheapWords, { type: 'cheap' });
  yield* attributeEntries(forWords, { type: 'for' });
  yield* attributeEntries(forSuffixes, { type: 'for-suffix' });
  yield* attributeEntries(fillerWords, { type: 'filler' });
}

function* attributeEntries(words: Partial<AttributeWords>, meaning: Meaning): Generator<Entry> {
  for (const language of languages) {
    for (const word of words[language] ?? []) yield { word, language, meaning };
  }
}

function* categoryNames(): Generator<Entry> {
  for (const aisle of tree) {
    for (const category of [aisle, ...aisle.sections.flatMap((section) => [section, ...section.leaves])]) {
      const meaning: Meaning = { type: 'group', categories: [category.id] };
      for (const language of languages) yield { word: category.names[language], language, meaning };
    }
  }
}
