import { isDigit, isLatin } from './characters.ts';
import { digitWords, repeatWords } from './contact-words.ts';

/** Digits that stand together, or one digit in words. */
export interface DigitGroup {
  digits: string;
  /** How many of them are real digits, not letters that look like one. */
  sure: number;
  isWord: boolean;
  start: number;
  end: number;
}

const weak = new Map([
  [0x6f, '0'],
  [0x6c, '1'],
  [0x69, '1'],
  [0x7c, '1'],
]);

const maxGap = 4;
/** Longer groups are no part of a phone number, and so letters that look like digits are not read again and again. */
const maxFigures = 20;
const separators = new Set(' \n\t\u00A0-‐‑–—―−ー_./\\|*~+()[]{},;、，。·・•‧…\'"`´’');

/** Groups of digits with nothing but separators between them, one list after another. */
export function* readDigitRuns(text: string): Generator<DigitGroup[]> {
  let run: DigitGroup[] = [];
  for (let at = 0; at < text.length; ) {
    const group = readGroup(text, at);
    if (!group) {
      at += 1;
      continue;
    }
    const last = run.at(-1);
    if (last && !isGap(text, last.end, group.start)) {
      yield run;
      run = [];
    }
    run.push(group);
    at = group.end;
  }
  if (run.length > 0) yield run;
}

function readGroup(text: string, start: number): DigitGroup | null {
  const code = text.charCodeAt(start);
  if (isDigit(code) || weak.has(code)) {
    const group = readFigures(text, start);
    if (group) return group;
  }
  const repeat = repeatWords.find(text, start);
  const wordStart = repeat ? repeat.end + (text[repeat.end] === ' ' ? 1 : 0) : start;
  const word = digitWords.find(text, wordStart);
  if (!word) return null;
  const times = repeat?.value ?? 1;
  return { digits: word.value.repeat(times), sure: times, isWord: true, start, end: word.end };
}

/** Digits, with letters that look like digits where no other letter stands beside them. */
function readFigures(text: string, start: number): DigitGroup | null {
  let digits = '';
  let sure = 0;
  let end = start;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (isDigit(code)) sure += 1;
    else if (!weak.has(code) || end - start >= maxFigures) break;
    digits += weak.get(code) ?? text[end];
  }
  const isCut =
    (end < text.length && isLatin(text.charCodeAt(end))) || (start > 0 && isLatin(text.charCodeAt(start - 1)));
  const isPlain = sure === digits.length;
  if (isPlain) return { digits, sure, isWord: false, start, end };
  if (!isCut && (sure > 0 || digits.length === 1)) return { digits, sure, isWord: false, start, end };
  // The letters belong to a word: only what comes before them counts.
  const plain = leadingDigits(text, start, end);
  return plain === start
    ? null
    : { digits: text.slice(start, plain), sure: plain - start, isWord: false, start, end: plain };
}

function leadingDigits(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isDigit(text.charCodeAt(at))) at += 1;
  return at;
}

/** Whether nothing but a few separators and pictures stands between two groups. */
function isGap(text: string, start: number, end: number): boolean {
  if (end - start > maxGap) return false;
  let lines = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    const isPicture =
      (code >= 0xd83c && code <= 0xd83e) || (code >= 0xdc00 && code <= 0xdfff) || (code >= 0x2190 && code <= 0x27bf);
    if (code === 0x0a) lines += 1;
    if (lines > 1 || !(isPicture || separators.has(text[at] ?? ''))) return false;
  }
  return true;
}
