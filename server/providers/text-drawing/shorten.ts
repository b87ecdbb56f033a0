import type { Language } from '../../../contracts/languages.ts';

/** As many whole sentences as are likely to fit into so many widths of a letter; a text of which not even one fits is left to end in an ellipsis. */
export function shorten(text: string, language: Language, limit: number): string {
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
  const lengthOf = (part: string) => {
    let length = 0;
    for (const character of part) length += /\p{M}/u.test(character) ? 0 : wide.test(character) ? 1 : 0.56;
    return length;
  };
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  let kept = '';
  for (const { segment } of sentences.segment(text)) {
    if (kept && lengthOf(kept + segment.trim()) > limit) break;
    kept += segment;
  }
  return kept.trim();
}
