import { expect, test } from 'vitest';
import { languages } from '../../contracts/languages.ts';
import {
  listingOptions,
  nameOfOption,
  nameOfValue,
  optionsOfCategory,
  readOptionName,
  readOptionValue,
  sizesOfValue,
} from './listing-options.ts';

test('every known option and value is found again by each of its names, and by its id', () => {
  for (const { id, names, values } of listingOptions.values()) {
    expect(readOptionName(id)).toBe(id);
    for (const language of languages) expect(readOptionName(names[language].toUpperCase())).toBe(id);
    for (const value of values.keys()) {
      expect(readOptionValue(id, value)).toBe(value);
      for (const language of languages) expect(readOptionValue(id, nameOfValue(id, value, language))).toBe(value);
    }
  }
});

test('names of sellers stay as they wrote them', () => {
  expect(readOptionName('Engraving')).toBe('Engraving');
  expect(readOptionValue('colour', 'Sunset over Krabi')).toBe('Sunset over Krabi');
  expect(nameOfOption('Engraving', 'th')).toBe('Engraving');
  expect(nameOfValue('Engraving', 'Yes', 'ja')).toBe('Yes');
});

test('sizes are read as people write them, and told in other systems', () => {
  expect(readOptionValue('size', ' xxl ')).toBe('2xl');
  expect(readOptionValue('storage', '128GB')).toBe('128-gb');
  expect(readOptionName('Color')).toBe('colour');
  expect(readOptionValue('colour', 'แดง')).toBe('red');
  expect(sizesOfValue('shoe-size-men', 'eu-42')).toEqual({ US: '8.5', UK: '8', JP: '26.5' });
  expect(sizesOfValue('size', 'm')).toEqual({});
});

test('a category is offered its own options first', () => {
  const idsOf = (category: number) => optionsOfCategory(category).map(({ id }) => id);
  expect(idsOf(2305)[0]).toBe('shoe-size-women');
  expect(idsOf(2302)[0]).toBe('shoe-size-men');
  expect(idsOf(2107).slice(0, 2)).toEqual(['size', 'women-size']);
  expect(idsOf(9101)[0]).toBe('ring-size');
  expect(idsOf(1201)).toContain('storage');
  expect(idsOf(3101)).not.toContain('ring-size');
  expect(idsOf(3101)).toContain('colour');
});
