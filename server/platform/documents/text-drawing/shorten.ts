import type { Language } from '../../../../contracts/languages.ts';

/** Keeps as many whole sentences as fit into `limit` em widths, but at least one, which is cut with an ellipsis later. */
export function shorten(text: string, language: Language, limit: number): string {
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
  const lengthOf = (part: string) => {
    let length = 0;
    for (const character of part) length += /\p{M}/u.test(character) ? 0 : wide.test(character) ? 1 : 0.56;
    return length;
  };
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  let result = '';
  for (const { segment } of sentences.segment(text)) {
    if (result && lengthOf(result + segment.trim()) > limit) break;
    result += segment;
  }
  return result.trim();
}
