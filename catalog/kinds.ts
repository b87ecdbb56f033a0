import { type Language, languages } from '../contracts/languages.ts';
import { type BroadTerm, toWideWord } from './kinds/broad-terms.ts';
import type { Group, Kind, SectionKinds } from './kinds/kind.ts';
import { readDataFolder } from './read-data.ts';

interface ProductType extends Pick<Kind, 'id' | 'materials' | 'use' | 'conditions' | 'powered'> {
  category: number;
  names: Record<Language, { synonyms?: string[] }>;
}

interface ProductTypesFile {
  category: number;
  productTypes: readonly ProductType[];
  broadTerms?: readonly BroadTerm[];
}

const files = readDataFolder<ProductTypesFile>('catalog/product-types');
const topCategories = Map.groupBy(files, ({ category }) => Math.floor(category / 1000));

/** The vocabulary of goods: the kinds of every section, the sections of an aisle in the order of their ids. */
export const sectionKinds: readonly SectionKinds[] = [...topCategories.values()].flatMap((own) =>
  own.sort((one, other) => one.category - other.category).map(toSectionKinds),
);

function toSectionKinds({ category, productTypes, broadTerms }: ProductTypesFile): SectionKinds {
  const groups = broadTerms?.map((term) => toWideWord(term) as Group);
  return { section: category, kinds: productTypes.map(toKind), ...(groups ? { groups } : {}) };
}

function toKind({ category, names, ...productType }: ProductType): Kind {
  const nouns = languages.map((language) => {
    const { synonyms: also, ...noun } = names[language];
    return [language, also ? { ...noun, also } : noun];
  });
  return { ...productType, leaf: category, ...Object.fromEntries(nouns) };
}
