import type { Fault } from './fault.ts';
import { type AllowedFacts, entriesOf, namesIn, type Slots, wholeText } from './slots.ts';

/** Units as the seven languages write them after a number, each under one name. */
const units: [name: string, spellings: RegExp][] = [
  ['ml', /^(ml|millilit\w*|mililit\w*|มล|มิลลิลิตร|毫升|ミリリットル|밀리리터)/iu],
  ['mm', /^(mm(?!\w)|millimet\w*|milímet\w*|milimet\w*|มม|มิลลิเมตร|毫米|ミリ|밀리미터)/iu],
  ['cm', /^(cm(?!\w)|centim\w*|centím\w*|xentimét|ซม|เซนติเมตร|厘米|公分|センチ|센티미터)/iu],
  ['kg', /^(kg(?!\w)|kilogra\w*|kilos?(?!\w)|กก|กิโลกรัม|公斤|千克|キログラム|킬로그램)/iu],
  ['g', /^(g(?!\w)|gram\w*|กรัม|克|グラム|그램)/iu],
  ['inch', /^(in(?!\w)|inch\w*|pulgada\w*|"|″|นิ้ว|英寸|インチ|인치)/iu],
  ['litre', /^(l(?!\w)|lit(re|er|ro)\w*|lít|ลิตร|升|リットル|리터)/iu],
  ['metre', /^(m(?!\w)|met(re|er|ro)\w*|mét|เมตร|米|メートル|미터)/iu],
];

/** Finds numbers, units and sizes that differ between the languages, and numbers that are not among the facts. */
export function figureFaults(slots: Slots, allowed: AllowedFacts): Fault[] {
  const known = new Set(numbersIn(namesIn(allowed)));
  const english = figuresIn(wholeText(slots.en));
  return entriesOf(slots).flatMap(([language, slot]) => {
    const faults: Fault[] = [];
    const figures = figuresIn(wholeText(slot));
    const unknown = figures.numbers.filter((number) => !known.has(number));
    if (unknown.length > 0) {
      const message = `texts.${language} has ${unknown.join(', ')}, which the facts do not hold.`;
      faults.push({ rule: 'numbers', language, message });
    }
    if (!isSame(figures.numbers, english.numbers)) {
      faults.push({ rule: 'numbers', language, message: `texts.${language} has other numbers than texts.en.` });
    }
    if (!isSame(figures.sizes, english.sizes) || clash(figures.measures, english.measures)) {
      faults.push({ rule: 'sizes', language, message: `texts.${language} has other sizes or units than texts.en.` });
    }
    return faults;
  });
}

interface Figures {
  numbers: string[];
  /** Letter sizes such as XL. */
  sizes: string[];
  /** The unit after a number, where it is a known one. */
  measures: Map<string, string>;
}

function figuresIn(text: string): Figures {
  const measures = new Map<string, string>();
  const plain = inAsciiDigits(text);
  for (const match of plain.matchAll(numbers)) {
    const rest = plain.slice(match.index + match[0].length).replace(/^[\s-]+/, '');
    const unit = units.find(([, spellings]) => spellings.test(rest));
    if (unit) measures.set(canonical(match[0]), unit[0]);
  }
  const sizes = plain.match(/(?<![\p{L}\p{N}])([2-6]XL|X{0,3}[SL]|M)(?![\p{L}\p{N}'’.])/gu) ?? [];
  // After a number the letter is a unit: 5 L.
  const afterNumber = new Set([...plain.matchAll(/\d\s?([LM])(?![\p{L}\p{N}])/gu)].map(([, letter]) => letter));
  return { numbers: numbersIn(text), sizes: distinct(sizes.filter((size) => !afterNumber.has(size))), measures };
}

const numbers = /\d+(?:[.,]\d+)*/g;

/** The distinct numbers of a text, however its language writes them. */
export function numbersIn(text: string): string[] {
  return distinct((inAsciiDigits(text).match(numbers) ?? []).map(canonical));
}

/** 1,000 and 1.000 and 1000 are one number, and so are 12,5 and 12.5. */
function canonical(number: string): string {
  const whole = number.replace(/[.,](?=\d{3}(\D|$))/g, '').replace(',', '.');
  return whole.replace(/^0+(?=\d)/, '');
}

function inAsciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}

function clash(a: Map<string, string>, b: Map<string, string>): boolean {
  return [...a].some(([number, unit]) => b.has(number) && b.get(number) !== unit);
}

function distinct(items: readonly string[]): string[] {
  return [...new Set(items)].sort();
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.join(' ') === b.join(' ');
}
