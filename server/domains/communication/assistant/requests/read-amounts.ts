import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { readNumber } from '../../../../../contracts/text/typed-number.ts';
import { currencySigns, currencyWords, multipliers, percentWords } from './words/currency-words.ts';

/** A number of a request, as it was typed and as a number is written; of an amount with its possible currencies. */
export interface Amount {
  type: 'amount';
  text: string;
  value: string;
  currencies: readonly ShopCurrency[] | null;
}

/** A share; `isOff` where the words alone say that it is taken off. */
export interface Percent {
  type: 'percent';
  text: string;
  value: string;
  isOff: boolean;
}

const escaped = (word: string) => word.replace(/[$.*+?^()[\]{}|\\]/g, '\\$&');
const anyOf = (words: Iterable<string>) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

const number = String.raw`\d+(?:[.,]\d+)*`;
/** So that a Latin word is not cut: `5 k` is five thousand, `5 kg` is not. */
const wordEnd = String.raw`(?!\p{Script=Latin})`;
const times = `(?:${anyOf(multipliers.keys())})${wordEnd}`;
const currency = `(?:${anyOf(currencyWords.keys())})${wordEnd}`;
const sign = `(?:${anyOf(Object.keys(currencySigns))})`;

const amountPattern = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.,])(?:(${sign})\s*)?(?<![\p{Script=Latin}])(${number})(?:\s*(${times}))?(?:\s*(${number})\s*(${times}))?(?:\s*(${currency}))?${wordEnd}(?!\d)`,
  'giu',
);
const percentPattern = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.,])(${number})\s*(?:${anyOf(percentWords.split(', '))})`,
  'giu',
);

/** 八折 is a fifth off, 八五折 fifteen hundredths; 2割 is a fifth; 百分之十 a tenth. */
const foldPattern = /打?\s*([一二三四五六七八九]{1,2}|\d(?:\.\d)?|\d{2})\s*折/gu;
const tenthPattern = /([\d])\s*割(?:引き?)?/gu;
const sharePattern = /百分之\s*(\d+|[一二三四五六七八九]?十?[一二三四五六七八九]?)/gu;
const hanDigits = '零一二三四五六七八九';

export const amounts = { pattern: amountPattern, read: readAmount };
export const percents = [
  { pattern: percentPattern, read: ([text, value]: RegExpExecArray) => percent(text, Number(readNumber(value ?? ''))) },
  {
    pattern: foldPattern,
    read: ([text, digits]: RegExpExecArray) => percent(text, 100 - readFold(digits ?? ''), true),
  },
  {
    pattern: tenthPattern,
    read: ([text, digit]: RegExpExecArray) => percent(text, Number(digit) * 10, text.includes('引')),
  },
  { pattern: sharePattern, read: ([text, digits]: RegExpExecArray) => percent(text, readHan(digits ?? '')) },
];

function readAmount([text, before, first = '', scale, second, secondScale, after]: RegExpExecArray): Amount {
  const code = (before ?? after)?.toLowerCase();
  const currencies = code === undefined ? null : (currencyWords.get(code) ?? null);
  const isPlain = scale === undefined && second === undefined;
  const value = isPlain ? first : String(Math.round(scaled(first, scale) + (second ? scaled(second, secondScale) : 0)));
  return { type: 'amount', text, value, currencies };
}

const scaled = (figure: string, scale = '') =>
  (readNumber(figure) ?? Number.NaN) * (multipliers.get(scale.toLowerCase()) ?? 1);

const percent = (text: string, value: number, isOff = false): Percent => ({
  ...{ type: 'percent', text, isOff },
  value: String(Math.round(value * 100) / 100),
});

/** What is left, in hundredths: 85 of 八五折 and of 8.5折, 80 of 八折. */
function readFold(digits: string): number {
  const plain = [...digits].map((digit) => (hanDigits.includes(digit) ? hanDigits.indexOf(digit) : digit)).join('');
  return plain.length === 1 ? Number(plain) * 10 : plain.includes('.') ? Number(plain) * 10 : Number(plain);
}

function readHan(digits: string): number {
  if (/^\d+$/.test(digits)) return Number(digits);
  const [tens = '', ones = ''] = digits.includes('十') ? digits.split('十') : ['零', digits];
  return (tens === '' ? 1 : hanDigits.indexOf(tens)) * 10 + (ones === '' ? 0 : hanDigits.indexOf(ones));
}
