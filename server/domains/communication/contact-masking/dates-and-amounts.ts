import { isLatin, isSpace } from './characters.ts';
import { currencies } from './contact-words.ts';
import type { DigitGroup } from './read-digits.ts';

const between = (groups: readonly DigitGroup[], text: string, at: number) =>
  text.slice(groups[at]?.end, groups[at + 1]?.start);

/** How many groups from this one on are a date or a span of hours, such as 24/11/2026 or 08.00-17.00; 0 where they are none. */
export function countDateGroups(groups: readonly DigitGroup[], at: number, text: string): number {
  if (isHours(groups, at, text)) return 4;
  const [one, two, three] = groups.slice(at, at + 3);
  if (!one || !two || !three || one.isWord || two.isWord || three.isWord) return 0;
  const separator = between(groups, text, at);
  if (separator !== between(groups, text, at + 1) || !['-', '/', '.'].includes(separator)) return 0;
  const goesOn = between(groups, text, at + 2) === separator || (at > 0 && between(groups, text, at - 1) === separator);
  if (goesOn) return 0;
  if (isYear(one.digits)) return isDay(two.digits, 12) && isDay(three.digits, 31) ? 3 : 0;
  const isShort = separator === '/' && three.digits.length === 2;
  return (isYear(three.digits) || isShort) && isDay(one.digits, 31) && isDay(two.digits, 31) ? 3 : 0;
}

const isYear = (digits: string) => /^(19|20|25)\d\d$/.test(digits);
const isDay = (digits: string, most: number) => digits.length <= 2 && Number(digits) >= 1 && Number(digits) <= most;

function isHours(groups: readonly DigitGroup[], at: number, text: string): boolean {
  const four = groups.slice(at, at + 4);
  if (four.length < 4 || !four.every(({ digits, isWord }) => !isWord && digits.length <= 2)) return false;
  const [hour, minute, laterHour, laterMinute] = four.map(({ digits }) => Number(digits)) as [
    number,
    number,
    number,
    number,
  ];
  const areDots = between(groups, text, at) === '.' && between(groups, text, at + 2) === '.';
  const isSpan = ['-', '–', '—', '~'].includes(between(groups, text, at + 1).trim());
  return areDots && isSpan && hour <= 24 && laterHour <= 24 && minute < 60 && laterMinute < 60;
}

/** Whether groups are an amount: a currency beside them, or thousands that a comma separates or that end in zeros. */
export function isAmount(groups: readonly DigitGroup[], text: string): boolean {
  const [first] = groups;
  const last = groups.at(-1);
  if (!first || !last || first.digits.startsWith('0')) return false;
  if (hasCurrency(text, first.start, last.end)) return true;
  const isGrouped = groups.length > 1 && groups.slice(1).every(({ digits }) => digits.length === 3);
  if (!isGrouped || first.digits.length > 3) return false;
  return between(groups, text, 0) === ',' || last.digits === '000';
}

function hasCurrency(text: string, start: number, end: number): boolean {
  const after = isSpace(text.charCodeAt(end)) ? end + 1 : end;
  if (currencies.find(text, after)) return true;
  let before = start - 1;
  if (before > 0 && isSpace(text.charCodeAt(before))) before -= 1;
  // A word such as USD is at most seven letters long.
  for (let at = before; at >= 0 && at > before - 7; at -= 1) {
    if (currencies.find(text, at)?.end === before + 1) return true;
    if (!isLatin(text.charCodeAt(at))) return false;
  }
  return false;
}

/** Whether groups only count up, as sizes do. */
export function isCountedUp(groups: readonly DigitGroup[]): boolean {
  if (groups.length < 4) return false;
  return groups.every(({ digits }, at) => at === 0 || Number(digits) > Number(groups[at - 1]?.digits));
}
