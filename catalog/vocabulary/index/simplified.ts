import traditionalCharacters from 'opencc-js/dict/TSCharacters';

/** Simplified characters by their traditional forms; the first where there are several. */
const simplified = new Map(
  traditionalCharacters.split('|').map((pair) => {
    const [traditional = '', first = ''] = pair.split(' ');
    return [traditional, first];
  }),
);

/** A text with simplified Chinese characters. Its table is large, so this is no part of folding in browsers. */
export const simplify = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character);
