import { groupings, type PhonePlan, phonePlans } from './contact-words.ts';

const least = 8;
const most = 15;

type Numbers = PhonePlan['numbers'][number];

const byCode = new Map(phonePlans.map(({ code, numbers }) => [code, numbers]));
const longestCode = 3;
/** Numbers that are written without a zero in their country. */
const withoutZero = phonePlans.flatMap(({ numbers }) => numbers.filter(({ written }) => written !== undefined));

const isNumberOf = (digits: string, { starts, length }: Numbers) =>
  digits.length === length && starts.some((start) => digits.startsWith(start));

/** With the code of a country before it, and perhaps the zero that is left out then. */
function isInternational(digits: string): boolean {
  for (let length = 1; length <= longestCode; length += 1) {
    const rest = digits.slice(length);
    const national = rest.startsWith('0') ? rest.slice(1) : rest;
    if (byCode.get(digits.slice(0, length))?.some((number) => isNumberOf(national, number))) return true;
  }
  return false;
}

const isNational = (digits: string, grouping: string) =>
  withoutZero.some((number) => (number.written === 'bare' || groupings.has(grouping)) && isNumberOf(digits, number));

/** Whether digits are surely a phone number by how numbers of countries begin and how long they are. */
export function isPhoneNumber(digits: string, grouping: string, hasPlus: boolean): boolean {
  if (digits.length < least || digits.length > most + 2) return false;
  if (hasPlus) return isInternational(digits) || (digits.length >= 10 && !digits.endsWith('000'));
  if (digits.startsWith('00')) return isInternational(digits.slice(2));
  if (digits.startsWith('0')) return digits.length >= 9 && digits.length <= 11;
  return isNational(digits, grouping) || isInternationalWithoutPlus(digits);
}

/** Short numbers that begin like a country's are many other things. */
const isInternationalWithoutPlus = (digits: string) =>
  digits.length >= 11 && digits.length <= 13 && isInternational(digits);

/** Whether digits behind a word such as 'call' are one. */
export const isPhoneLength = (digits: string) => digits.length >= least - 1 && digits.length <= most;
