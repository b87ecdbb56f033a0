import type { Entry } from './meaning.ts';
import { splitUnits, type Unit } from './units.ts';
import { findWord, longestWord } from './vocabulary.ts';

/** A part of a text: a word of the vocabulary, or unknown text (no entries). */
export interface Piece {
  units: readonly Unit[];
  entries: readonly Entry[];
}

/** Costs of reading a text: few, long and exact words are better, and unknown text is worst. */
const wordCost = 1;
const looseCost = 0.6;
/** In a text with Vietnamese marks a word without them is another word: cho is not chó. */
const looseVietnameseCost = 2.2;
const vietnameseMarks = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u;
const unknownWordCost = 8;
const unknownLetterCost = 3;
const unmarkedStartCost = 4;
/** Where words are written without spaces, one that is typed parts two words rather than stands within one. */
const acrossSpaceCost = 0.3;

interface Step {
  cost: number;
  from: number;
  fromWord: boolean;
  entries: readonly Entry[];
}

/** A search reads its text several times, for its thing, its facts and its mistakes. */
const maxKept = 16;
const kept = new Map<string, readonly Piece[]>();

/** The words of a text, kept for a moment. */
export function splitWords(text: string): readonly Piece[] {
  const known = kept.get(text);
  if (known) return known;
  const pieces = splitAlongVocabulary(text);
  if (kept.size >= maxKept) kept.delete(kept.keys().next().value as string);
  if (text.length <= longestKept) kept.set(text, pieces);
  return pieces;
}

/** Longer texts are descriptions, which are read once. */
const longestKept = 400;

/**
 * Splits a text along the vocabulary. A known word inside other letters counts only where the dictionary of the script
 * begins and ends a word, or beside another known word: the lip of clip is no lip.
 */
function splitAlongVocabulary(text: string): Piece[] {
  const units = splitUnits(text);
  const cheapestLoose = units.some(({ exact }) => vietnameseMarks.test(exact)) ? looseVietnameseCost : looseCost;
  // For each place the cheapest way to it: after unknown text, and after a known word.
  const unknown: (Step | undefined)[] = [{ cost: 0, from: 0, fromWord: false, entries: [] }];
  const word: (Step | undefined)[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] as Unit;
    const [afterUnknown, afterWord] = [unknown[at], word[at]];
    const letterCost = unit.script === 'latin' ? unknownWordCost : unknownLetterCost;
    if (afterUnknown)
      improve(unknown, at + 1, { cost: afterUnknown.cost + letterCost, from: at, fromWord: false, entries: [] });
    if (afterWord && unit.isStart) {
      improve(unknown, at + 1, { cost: afterWord.cost + letterCost, from: at, fromWord: true, entries: [] });
    }
    const mayStart = unit.isStart || unit.script === 'hangul';
    if (!afterWord && !mayStart) continue;
    const end = Math.min(units.length, at + longestFrom(units, at));
    for (let next = at + 1; next <= end; next += 1) {
      const found = findWord(units.slice(at, next));
      if (!found || isLoneSyllable(units, at, next, found.entries)) continue;
      const isAcross =
        unit.script !== 'latin' &&
        unit.script !== 'hangul' &&
        units.slice(at + 1, next).some(({ isSpaced }) => isSpaced);
      const inexactCost = found.isExact ? 0 : unit.script === 'latin' ? cheapestLoose : looseCost;
      const cost = wordCost + inexactCost + (isAcross ? acrossSpaceCost : 0);
      if (afterWord)
        improve(word, next, { cost: afterWord.cost + cost, from: at, fromWord: true, entries: found.entries });
      if (!afterUnknown) continue;
      // Korean has no dictionary here: a word may end a compound whose beginning is unknown, both of two syllables or more.
      const endsToken = next === units.length || units[next]?.isStart;
      const isMarked = at === 0 || unit.isStart;
      if (!isMarked && !(endsToken && next - at >= 2 && !isAfterStart(units, at))) continue;
      const startCost = isMarked ? 0 : unmarkedStartCost;
      improve(word, next, {
        cost: afterUnknown.cost + cost + startCost,
        from: at,
        fromWord: false,
        entries: found.entries,
      });
    }
  }
  return trace(units, unknown, word);
}

/** A kind of one Korean syllable is a word only between spaces: 골프체 is no sieve for golf. */
function isLoneSyllable(units: readonly Unit[], at: number, next: number, entries: readonly Entry[]): boolean {
  if (units[at]?.script !== 'hangul' || next - at > 1) return false;
  const isToken = units[at]?.isStart === true && (next === units.length || units[next]?.isStart === true);
  return !isToken && entries.every(({ meaning }) => meaning.type === 'product-type');
}

/** Whether only one syllable stands before this one. */
const isAfterStart = (units: readonly Unit[], at: number) => at < 2 || units[at - 1]?.isStart === true;

/** A word may begin in Latin letters and go on in others: DJコントローラー. */
function longestFrom(units: readonly Unit[], at: number): number {
  const scripts = units.slice(at, at + longestWord.latin).map(({ script }) => script);
  return Math.max(...scripts.map((script) => longestWord[script]));
}

function improve(steps: (Step | undefined)[], at: number, step: Step): void {
  const present = steps[at];
  if (!present || step.cost < present.cost) steps[at] = step;
}

function trace(units: Unit[], unknown: (Step | undefined)[], word: (Step | undefined)[]): Piece[] {
  const pieces: Piece[] = [];
  let at = units.length;
  let isWord = (word[at]?.cost ?? Infinity) < (unknown[at]?.cost ?? Infinity);
  while (at > 0) {
    const step = (isWord ? word : unknown)[at];
    if (!step) break;
    const piece = { units: units.slice(step.from, at), entries: step.entries };
    const last = pieces.at(-1);
    const continues = !isWord && last?.entries.length === 0 && isJoined(last);
    if (continues && last) last.units = [...piece.units, ...last.units];
    else pieces.push(piece);
    at = step.from;
    isWord = step.fromWord;
  }
  return pieces.reverse();
}

/** Unknown text of an unspaced script goes on over the words that its dictionary sees in it. */
function isJoined({ units: [first] }: Piece): boolean {
  return first !== undefined && first.script !== 'latin' && !first.isSpaced;
}
