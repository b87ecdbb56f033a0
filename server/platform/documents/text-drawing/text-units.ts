import type { Language } from '../../../../contracts/languages.ts';

/** A piece of text that is never broken across lines, and whether a space follows it. */
export interface Unit {
  text: string;
  hasSpace: boolean;
}

const spaceless = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーゝゞ々ๆฯァィゥェォッャュョぁぃぅぇぉっゃゅょ%°]/u;
/** A line may end after these without a space. */
const fullWidth = /[、。，．！？；：」』）】》…]$/u;
const opening = /[\p{Ps}\p{Pi}$¥#]$/u;
/** Particles and endings that stay with the word before them. */
const suffix = /^(?:[\p{Script=Hiragana}]{1,4}|[的了吗呢吧])$/u;

const loneHan = /^\p{Script=Han}$/u;

/** Splits a text where its language allows a line break: at spaces, and between words of scripts without spaces. */
export function toUnits(text: string, language: Language): Unit[] {
  const units: Unit[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = units.at(-1);
    if (!segment.trim()) {
      if (last) last.hasSpace = true;
    } else if (last && !last.hasSpace && !mayBreak(last.text, segment)) {
      last.text += segment;
    } else {
      units.push({ text: segment, hasSpace: false });
    }
  }
  return units;
}

function mayBreak(before: string, after: string): boolean {
  const last = before.at(-1) ?? '';
  if (closing.test(after) || opening.test(before)) return false;
  if (suffix.test(after) && (spaceless.test(last) || /[」』）】》]/.test(last))) return false;
  if (fullWidth.test(before)) return true;
  // Keeps a number with its counter, and single characters that the segmenter split off with their word.
  if (/\d$/.test(before) && /^\p{Script=Han}/u.test(after)) return false;
  if (loneHan.test(before) || (loneHan.test(after) && /^\p{Script=Han}{1,3}$/u.test(before))) return false;
  return spaceless.test(last) || spaceless.test(after.at(0) ?? '') || isThai(before, after);
}

/** A Thai word may end in a combining mark, which has no script of its own. */
function isThai(before: string, after: string): boolean {
  return /\p{Script=Thai}\p{M}*$/u.test(before) || /^\p{Script=Thai}/u.test(after);
}

/** Splits a unit that is wider than a line into pieces of whole graphemes. */
export function cutUnit(unit: Unit, pieces: number): Unit[] {
  const graphemes = Array.from(new Intl.Segmenter().segment(unit.text), ({ segment }) => segment);
  const length = Math.ceil(graphemes.length / pieces);
  const cut: Unit[] = [];
  for (let start = 0; start < graphemes.length; start += length) {
    const end = start + length;
    cut.push({ text: graphemes.slice(start, end).join(''), hasSpace: end >= graphemes.length && unit.hasSpace });
  }
  return cut;
}

/** Joins the units of one line to text. */
export function joinUnits(units: Unit[]): string {
  return units.map(({ text, hasSpace }, index) => (hasSpace && index < units.length - 1 ? `${text} ` : text)).join('');
}
