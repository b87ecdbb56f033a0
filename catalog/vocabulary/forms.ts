import traditionalCharacters from 'opencc-js/dict/TSCharacters';

/** Simplified characters by their traditional forms; the first where there are several. */
const simplified = new Map(
  traditionalCharacters.split('|').map((pair) => {
    const [traditional = '', first = ''] = pair.split(' ');
    return [traditional, first];
  }),
);
const hiragana = /[\u3041-\u3096ー]/;

/** One width, lower case, simplified Chinese, no apostrophes. */
export function normalizeText(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’]/g, '')
    // The two parts of the Thai vowel am are typed before or after the tone.
    .replace(/\u0e4d([\u0e48-\u0e4b])\u0e32/g, '$1\u0e4d\u0e32');
  return folded.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character);
}

/**
 * The form in which words are compared first: normalized, with hiragana for katakana. Marks stay, because in Vietnamese
 * and Thai another mark is another word.
 */
export function exactForm(normalized: string): string {
  return normalized.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

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
  let loose = exact;
  if (/\p{Script=Latin}/u.test(loose)) {
    loose = loose
      .normalize('NFD')
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFC')
      .replaceAll('đ', 'd');
  }
  if (/\p{Script=Thai}/u.test(loose)) {
    loose = loose
      .replace(/[\u0e01-\u0e2e][\u0e34-\u0e39]?\u0e4c/g, '')
      .replace(/[\u0e47-\u0e4e]/g, '')
      .replace(/[ศษณฎฏฐฬธฑฒฆฌญใซ]/g, (letter) => thaiLookalikes[letter] ?? letter);
  }
  if (hiragana.test(loose)) {
    loose = loose.replaceAll('ー', '').replace(/[ぁぃぅぇぉっゃゅょゎづぢゔ]/g, (kana) => smallKana[kana] ?? kana);
  }
  return loose;
}

const irregularPlurals: Record<string, string> = {
  knives: 'knife',
  scarves: 'scarf',
  shelves: 'shelf',
  loaves: 'loaf',
  leaves: 'leaf',
  teeth: 'tooth',
  feet: 'foot',
  mice: 'mouse',
  geese: 'goose',
  children: 'child',
  men: 'man',
  women: 'woman',
  mens: 'man',
  womens: 'woman',
};

/** An English word without its plural ending. */
export function englishSingular(word: string): string {
  const irregular = irregularPlurals[word];
  if (irregular) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** A Spanish word without its plural ending, accents removed before. */
export function spanishSingular(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  return word.replace(/([^aeiou])es$/, '$1').replace(/([aeiou])s$/, '$1');
}
