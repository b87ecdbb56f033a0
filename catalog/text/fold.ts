/** One width, lower case, no apostrophes. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’]/g, '')
    // The two parts of the Thai vowel am are typed before or after the tone.
    .replace(/\u0e4d([\u0e48-\u0e4b])\u0e32/g, '$1\u0e4d\u0e32');

/**
 * The form in which words are compared first: normalized, with hiragana for katakana. Marks stay, because in Vietnamese
 * and Thai another mark is another word.
 */
export const exactForm = (normalized: string): string =>
  normalized.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** Only Latin letters lose their marks, because in Thai and Japanese a mark changes the letter. */
function withoutAccents(text: string): string {
  if (!/\p{Script=Latin}/u.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('đ', 'd');
}

/** Folds a text for comparison: its exact form without accents, with single spaces. */
export const fold = (text: string): string =>
  withoutAccents(exactForm(normalizeText(text)))
    .replace(/\s+/g, ' ')
    .trim();

const thaiLookalikes: Record<string, string> = {
  ศ: 'ส',
  ษ: 'ส',
  ณ: 'น',
  ฎ: 'ด',
  ฏ: 'ต',
  ฐ: 'ถ',
  ฬ: 'ล',
  ธ: 'ท',
  ฑ: 'ท',
  ฒ: 'ท',
  ฆ: 'ค',
  ฌ: 'ช',
  ญ: 'ย',
  ใ: 'ไ',
  ซ: 'ช',
};
const smallKana: Record<string, string> = {
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  っ: 'つ',
  ゃ: 'や',
  ゅ: 'ゆ',
  ょ: 'よ',
  ゎ: 'わ',
  づ: 'ず',
  ぢ: 'じ',
  ゔ: 'ぶ',
};

/**
 * The form in which words are compared when the exact one is unknown: without accents, Thai tone marks, silent letters and
 * letters that sound alike, and kana without long vowels and small letters.
 */
export function looseForm(exact: string): string {
  let loose = withoutAccents(exact);
  if (/\p{Script=Thai}/u.test(loose)) {
    loose = loose
      .replace(/[\u0e01-\u0e2e][\u0e34-\u0e39]?\u0e4c/g, '')
      .replace(/[\u0e47-\u0e4e]/g, '')
      .replace(/[ศษณฎฏฐฬธฑฒฆฌญใซ]/g, (letter) => thaiLookalikes[letter] ?? letter);
  }
  if (/[\u3041-\u3096ー]/.test(loose)) {
    loose = loose.replaceAll('ー', '').replace(/[ぁぃぅぇぉっゃゅょゎづぢゔ]/g, (kana) => smallKana[kana] ?? kana);
  }
  return loose;
}
