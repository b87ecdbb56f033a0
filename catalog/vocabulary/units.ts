import { exactForm, looseForm, normalizeText } from '../text/fold.ts';
import { simplify } from './index/simplified.ts';

/** A word of a script with spaces, or one letter with its marks of a script without. */
export interface Unit {
  text: string;
  exact: string;
  loose: string;
  /** Whether it follows a space or punctuation, or is the first. */
  isSpaced: boolean;
  /** Whether a word may begin here, because of a space or a change of script. */
  isStart: boolean;
  script: Script;
}

export type Script = 'latin' | 'thai' | 'han' | 'kana' | 'hangul' | 'other';

/** Longer texts are cut, so that no query takes long. */
const maxUnits = 64;

const unitPattern = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\p{M}]*|[\p{L}ー]\p{M}*/gu;

const scripts: readonly [RegExp, Script][] = [
  [/^[\p{Script=Latin}\p{N}]/u, 'latin'],
  [/^\p{Script=Thai}/u, 'thai'],
  [/^\p{Script=Han}/u, 'han'],
  [/^[\p{Script=Hiragana}\p{Script=Katakana}ー]/u, 'kana'],
  [/^\p{Script=Hangul}/u, 'hangul'],
];

const scriptOf = (text: string): Script => scripts.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';

/** Splits a text into units, and marks where the dictionary of its script begins a word. */
export function splitUnits(typed: string): Unit[] {
  const text = simplify(normalizeText(typed));
  const units = unitsOf(text);
  markWordStarts(text, units);
  return units;
}

/** The units of a word of the vocabulary, which is not split further. */
export const splitWordUnits = (word: string): Unit[] => unitsOf(simplify(normalizeText(word)));

function unitsOf(text: string): (Unit & { at: number })[] {
  const units: (Unit & { at: number })[] = [];
  let end = -1;
  for (const match of text.matchAll(unitPattern)) {
    if (units.length === maxUnits) break;
    const script = scriptOf(match[0]);
    const isSpaced = match.index !== end;
    const isStart = isSpaced || script === 'latin' || script !== units.at(-1)?.script;
    const exact = exactForm(match[0]);
    units.push({ text: match[0], exact, loose: looseForm(exact), isSpaced, isStart, script, at: match.index });
    end = match.index + match[0].length;
  }
  return units;
}

const segmenters = {
  thai: new Intl.Segmenter('th', { granularity: 'word' }),
  han: new Intl.Segmenter('zh', { granularity: 'word' }),
  kana: new Intl.Segmenter('ja', { granularity: 'word' }),
};

function markWordStarts(whole: string, units: (Unit & { at: number })[]): void {
  const scripts = new Set(units.map(({ script }) => script));
  const unitAt = new Map(units.map((unit) => [unit.at, unit]));
  const last = units.at(-1);
  const text = whole.slice(0, last ? last.at + last.text.length : 0);
  for (const script of ['thai', 'han', 'kana'] as const) {
    if (!scripts.has(script)) continue;
    for (const { index } of segmenters[script].segment(text)) {
      const unit = unitAt.get(index);
      // Japanese text is segmented by its own dictionary only, also where it is written in Han characters.
      if (unit && (unit.script === script || (script === 'kana' && unit.script === 'han'))) unit.isStart = true;
    }
  }
}
