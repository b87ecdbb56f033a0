import { type InEveryLanguage, type Language, languages } from '../../contracts/languages.ts';
import written from '../../data/catalog/listing-options.json' with { type: 'json' };
import { colourWords } from '../attributes/colours.ts';
import { pathTo } from '../categories/lookup.ts';

/** A value of a known option. */
export interface OptionValue {
  id: string;
  /** The same in every language, where it has no names. */
  label: string;
  names?: InEveryLanguage<string>;
  also?: readonly string[];
  /** About the same size in other systems. */
  sizes?: Readonly<Record<string, string>>;
}

/** What variants of an article usually differ in. */
export interface ListingOption {
  id: string;
  names: InEveryLanguage<string>;
  also?: readonly string[];
  /** Where it is offered first; everywhere, after those, without. */
  categories?: readonly number[];
  values: ReadonlyMap<string, OptionValue>;
}

type WrittenOption = Omit<ListingOption, 'id' | 'values'> & {
  takesColours?: boolean;
  values?: Record<string, Omit<OptionValue, 'id'>>;
};

const capitalize = (word: string, language: Language) => word.charAt(0).toLocaleUpperCase(language) + word.slice(1);

const colours: [string, OptionValue][] = Object.entries(colourWords).map(([id, words]) => {
  const names = languages.map((language) => [language, capitalize(words[language][0] ?? id, language)]);
  const inEach = Object.fromEntries(names) as InEveryLanguage<string>;
  return [id, { id, label: inEach.en, names: inEach, also: Object.values(words).flat() }];
});

/** Every known option by its id, in the order in which sellers are offered them. */
export const listingOptions: ReadonlyMap<string, ListingOption> = new Map(
  Object.entries(written.options as Record<string, WrittenOption>).map(([id, { takesColours, values, ...option }]) => {
    const own = Object.entries(values ?? {}).map(([key, value]): [string, OptionValue] => [key, { id: key, ...value }]);
    return [id, { id, ...option, values: new Map(takesColours ? colours : own) }];
  }),
);

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/gu, ' ');

const optionsByName = new Map(
  [...listingOptions.values()]
    .toReversed()
    .flatMap(({ id, names, also = [] }) => [id, ...Object.values(names), ...also].map((name) => [fold(name), id])),
);

const valuesByName = new Map(
  [...listingOptions.values()].map(({ id, values }) => {
    const all = [...values.values()].toReversed();
    const names = all.flatMap((value) =>
      [value.id, value.label, ...Object.values(value.names ?? {}), ...(value.also ?? [])].map(
        (name) => [fold(name), value.id] as const,
      ),
    );
    return [id, new Map(names)];
  }),
);

/** The id of the option that a text names in any language; the text where it is the seller's own. */
export const readOptionName = (text: string): string => optionsByName.get(fold(text)) ?? text;

/** The id of the value that a text names in any language; the text where it is the seller's own. */
export const readOptionValue = (optionName: string, text: string): string =>
  valuesByName.get(optionName)?.get(fold(text)) ?? text;

/** What an option is called in a language; the seller's own names are shown as they were written. */
export const nameOfOption = (name: string, language: Language): string =>
  listingOptions.get(name)?.names[language] ?? name;

export function nameOfValue(optionName: string, value: string, language: Language): string {
  const known = listingOptions.get(optionName)?.values.get(value);
  return known?.names?.[language] ?? known?.label ?? value;
}

/** What a size is called in other systems, by their names; nothing for what is no size. */
export const sizesOfValue = (optionName: string, value: string): Readonly<Record<string, string>> =>
  listingOptions.get(optionName)?.values.get(value)?.sizes ?? {};

/** The options that a seller is offered: those of the category, the nearest first, then those of everything. */
export function optionsOfCategory(categoryId: number | string): ListingOption[] {
  const nearestFirst = pathTo(categoryId)
    .map(({ id }) => id)
    .toReversed();
  const distance = ({ categories }: ListingOption) => {
    const at = nearestFirst.findIndex((id) => categories?.includes(id));
    return at < 0 ? nearestFirst.length : at;
  };
  return [...listingOptions.values()]
    .filter((option) => !option.categories || distance(option) < nearestFirst.length)
    .sort((a, b) => distance(a) - distance(b));
}
