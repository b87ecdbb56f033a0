import { isLatin } from './characters.ts';
import { callCues, otherNumberCues, services } from './contact-words.ts';
import { countDateGroups, isAmount, isCountedUp } from './dates-and-amounts.ts';
import { isPhoneLength, isPhoneNumber } from './phone-plans.ts';
import { type DigitGroup, readDigitRuns } from './read-digits.ts';

export interface Span {
  start: number;
  end: number;
}

/** Other numbers are none, and so the work for a run grows with its length alone. */
const minDigits = 7;
const maxDigits = 17;
/** How far before a number a word still speaks of it. */
const cueReach = 14;

/** Phone numbers of a folded text, written in figures, in words or in both. */
export function findPhones(text: string): Span[] {
  const cues = findCues(text);
  const spans: Span[] = [];
  for (const run of readDigitRuns(text)) {
    for (const part of withoutDates(run, text)) spans.push(...findInRun(part, text, cues));
  }
  return spans;
}

interface Cues {
  /** For each place, where the last word before it ends that a phone number follows, and that another number follows. */
  call: Int32Array;
  other: Int32Array;
}

function findCues(text: string): Cues {
  const call = new Int32Array(text.length + 1).fill(-cueReach * 2);
  const other = new Int32Array(text.length + 1).fill(-cueReach * 2);
  for (let at = 0; at < text.length; at += 1) {
    const called = callCues.find(text, at) ?? services.find(text, at);
    const named = otherNumberCues.find(text, at);
    if (called) call[called.end] = called.end;
    if (named) other[named.end] = named.end;
    // A word ends behind where it begins, so all that end here are known.
    if (at > 0) carry(call, at);
    if (at > 0) carry(other, at);
  }
  carry(call, text.length);
  carry(other, text.length);
  return { call, other };
}

function carry(ends: Int32Array, at: number): void {
  ends[at] = Math.max(ends[at] ?? 0, ends[at - 1] ?? 0);
}

/** The groups of a run that are no date, in parts. */
function* withoutDates(run: readonly DigitGroup[], text: string): Generator<DigitGroup[]> {
  let part: DigitGroup[] = [];
  for (let at = 0; at < run.length; ) {
    const skipped = countDateGroups(run, at, text);
    if (skipped > 0) {
      yield part;
      part = [];
      at += skipped;
      continue;
    }
    part.push(run[at] as DigitGroup);
    at += 1;
  }
  yield part;
}

function findInRun(run: readonly DigitGroup[], text: string, cues: Cues): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < run.length; ) {
    const to = canBegin(run, from, text) ? findEnd(run, from, text, cues) : null;
    if (to === null) {
      from += 1;
      continue;
    }
    spans.push({ start: (run[from] as DigitGroup).start, end: (run[to - 1] as DigitGroup).end });
    from = to;
  }
  return spans;
}

/** A number begins a run, or stands behind a space or in another writing than what is before it. */
function canBegin(run: readonly DigitGroup[], at: number, text: string): boolean {
  const before = run[at - 1];
  const group = run[at];
  if (!before || !group || before.isWord !== group.isWord) return true;
  for (let place = before.end; place < group.start; place += 1) {
    if (parting.has(text[place] ?? '')) return true;
  }
  return false;
}

const parting = new Set(' \n\t\u00A0,、，(');

function findEnd(run: readonly DigitGroup[], from: number, text: string, cues: Cues): number | null {
  const ends = possibleEnds(run, from, text);
  const sure = ends.find((to) => isSure(run.slice(from, to), text, cues));
  if (sure !== undefined) return sure;
  const start = run[from]?.start ?? 0;
  const isNamed = start - (cues.call[start] ?? 0) <= cueReach;
  return (isNamed ? ends.find((to) => isCalled(run.slice(from, to), text, cues)) : null) ?? null;
}

/** Where a number that begins here may end, the longest first. */
function possibleEnds(run: readonly DigitGroup[], from: number, text: string): number[] {
  const ends: number[] = [];
  let count = 0;
  for (let to = from + 1; to <= run.length; to += 1) {
    count += run[to - 1]?.digits.length ?? 0;
    if (count > maxDigits) break;
    if (count >= minDigits && (to === run.length || canBegin(run, to, text))) ends.push(to);
  }
  return ends.reverse();
}

/** Whether groups are a phone number by what is written in them. */
function isSure(groups: readonly DigitGroup[], text: string, cues: Cues): boolean {
  const digits = joined(groups);
  const hasPlus = isAfterPlus(text, groups[0]?.start ?? 0);
  const isSpelled = groups.length >= 8 && digits.length <= 15 && areSingle(groups);
  if (!isSpelled && !isPhoneNumber(digits, groupingOf(groups), hasPlus)) return false;
  return isPlausible(groups, text, cues) && (hasPlus || !(isAmount(groups, text) || isCountedUp(groups)));
}

/** Digits that are written one by one, whatever they begin with. */
const areSingle = (groups: readonly DigitGroup[]) =>
  groups.every(({ digits, isWord }) => digits.length === 1 || (isWord && digits.length <= 3));

/** Whether groups are one because a word before them says so. */
function isCalled(groups: readonly DigitGroup[], text: string, cues: Cues): boolean {
  if (!isPhoneLength(joined(groups)) || !isPlausible(groups, text, cues)) return false;
  return !isAmount(groups, text) && !isCountedUp(groups);
}

const joined = (groups: readonly DigitGroup[]) => groups.map(({ digits }) => digits).join('');
const groupingOf = (groups: readonly DigitGroup[]) => groups.map(({ digits }) => digits.length).join('-');

/** No code with letters, not named as another number, and mostly real digits. */
function isPlausible(groups: readonly DigitGroup[], text: string, { call, other }: Cues): boolean {
  const start = groups[0]?.start ?? 0;
  const end = groups.at(-1)?.end ?? 0;
  const sure = groups.reduce((sum, group) => sum + group.sure, 0);
  if (sure * 2 < joined(groups).length) return false;
  const named = other[start] ?? 0;
  if (start - named <= cueReach && named >= (call[start] ?? 0)) return false;
  const isCalledBefore = call[start] === start;
  const isCode = start > 0 && isLatin(text.charCodeAt(start - 1)) && !groups[0]?.isWord && !isCalledBefore;
  const goesOn = end < text.length && isLatin(text.charCodeAt(end)) && !groups.at(-1)?.isWord;
  return !isCode && !goesOn;
}

function isAfterPlus(text: string, start: number): boolean {
  for (let at = start - 1; at >= 0 && at >= start - 2; at -= 1) {
    if (text[at] === '+') return true;
    if (text[at] !== '(' && text[at] !== ' ') return false;
  }
  return false;
}
