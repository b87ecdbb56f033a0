import type { Language } from '../../contracts/languages.ts';
import type { Fact, FactValue } from './fact.ts';
import { type FactDefinition, findFact } from './fact-definitions.ts';
import { findUnit, type UnitSystem } from './fact-units.ts';

/** A fact in the words of a language. */
export interface WrittenFact {
  label: string;
  text: string;
  /** The same in the units of the other system, with its name; null where there is none. */
  other: { text: string; system: UnitSystem } | null;
}

/** Writes a fact; null where it is none of the library any more. */
export function writeFact(fact: Fact, language: Language): WrittenFact | null {
  if (!('id' in fact)) return { label: fact.label, text: fact.value, other: null };
  const definition = findFact(fact.id);
  if (!definition) return null;
  const text = writeValue(definition, fact.value, fact.unit, language);
  return { label: definition.names[language], text, other: convertAmount(fact.value, fact.unit, language) };
}

function writeValue(definition: FactDefinition, value: FactValue, unit: string | null, language: Language): string {
  if (definition.type === 'choice') {
    return definition.choices.find(({ id }) => id === value)?.names[language] ?? String(value);
  }
  if (definition.type === 'date') return writeDate(String(value), language);
  if (definition.type === 'list') return listOf(value).join(language === 'ja' || language === 'zh' ? '、' : ', ');
  const numbers = numbersOf(value);
  return numbers.length > 0 ? writeAmount(numbers, unit, language, definition.id.endsWith('year')) : String(value);
}

const listOf = (value: FactValue): readonly (string | number)[] => (typeof value === 'object' ? value : [value]);
const numbersOf = (value: FactValue): number[] => listOf(value).filter((one) => typeof one === 'number');

/** A word that is written without a space after a number: 30厘米, 5時間. */
const isJoined = (symbol: string) =>
  /^[%\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(symbol);

function writeAmount(numbers: readonly number[], unit: string | null, language: Language, isYear = false): string {
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    maximumFractionDigits: 3,
    ...(isYear ? { useGrouping: false } : {}),
  });
  const amount = numbers.map((number) => format.format(number)).join(' × ');
  const symbol = unit === null ? '' : (findUnit(unit)?.symbols[language] ?? unit);
  return symbol === '' ? amount : `${amount}${isJoined(symbol) ? '' : ' '}${symbol}`;
}

function convertAmount(value: FactValue, unit: string | null, language: Language): WrittenFact['other'] {
  const own = unit === null ? null : findUnit(unit);
  const other = own?.other && findUnit(own.other.unit);
  const numbers = numbersOf(value);
  if (!own?.other || !other?.system || numbers.length === 0) return null;
  const { factor, unit: otherUnit } = own.other;
  const converted = numbers.map((number) => rounded(number * factor));
  return { text: writeAmount(converted, otherUnit, language), system: other.system };
}

/** One decimal for what is small, none for what is large: nobody measures a table to a hundredth of an inch. */
const rounded = (number: number) =>
  Number(number >= 100 ? number.toFixed(0) : number >= 1 ? number.toFixed(1) : number.toPrecision(2));

/** A day or a month as it is written in the language; the year of our era in all of them, as it is printed on goods. */
function writeDate(value: string, language: Language): string {
  const hasDay = value.length > 7;
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    ...{ year: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(hasDay ? { day: 'numeric' } : {}),
  });
  return format.format(new Date(`${hasDay ? value : `${value}-01`}T00:00:00Z`));
}
