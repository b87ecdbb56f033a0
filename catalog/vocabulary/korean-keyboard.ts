/** The Korean letters on the keys of a Latin keyboard, small letters first, then capital ones. */
const keys = new Map(
  Object.entries({
    ...{ q: 'ㅂ', w: 'ㅈ', e: 'ㄷ', r: 'ㄱ', t: 'ㅅ', y: 'ㅛ', u: 'ㅕ', i: 'ㅑ', o: 'ㅐ', p: 'ㅔ' },
    ...{ a: 'ㅁ', s: 'ㄴ', d: 'ㅇ', f: 'ㄹ', g: 'ㅎ', h: 'ㅗ', j: 'ㅓ', k: 'ㅏ', l: 'ㅣ' },
    ...{ z: 'ㅋ', x: 'ㅌ', c: 'ㅊ', v: 'ㅍ', b: 'ㅠ', n: 'ㅜ', m: 'ㅡ' },
    ...{ Q: 'ㅃ', W: 'ㅉ', E: 'ㄸ', R: 'ㄲ', T: 'ㅆ', O: 'ㅒ', P: 'ㅖ' },
  }),
);

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const finals = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const pairs: Record<string, string> = {
  ...{ ㅗㅏ: 'ㅘ', ㅗㅐ: 'ㅙ', ㅗㅣ: 'ㅚ', ㅜㅓ: 'ㅝ', ㅜㅔ: 'ㅞ', ㅜㅣ: 'ㅟ', ㅡㅣ: 'ㅢ' },
  ...{
    ㄱㅅ: 'ㄳ',
    ㄴㅈ: 'ㄵ',
    ㄴㅎ: 'ㄶ',
    ㄹㄱ: 'ㄺ',
    ㄹㅁ: 'ㄻ',
    ㄹㅂ: 'ㄼ',
    ㄹㅅ: 'ㄽ',
    ㄹㅌ: 'ㄾ',
    ㄹㅍ: 'ㄿ',
    ㄹㅎ: 'ㅀ',
    ㅂㅅ: 'ㅄ',
  },
};

const firstSyllable = 0xac00;
const syllable = /([ㄱ-ㅎ])([ㅏ-ㅣ]{1,2})((?:[ㄱ-ㅎ]{1,2}(?![ㅏ-ㅣ])|[ㄱ-ㅎ](?=[ㄱ-ㅎ][ㅏ-ㅣ]))?)/g;

/** What keys would have written with a Korean keyboard: 'rkqkd' is 가방; null where they make no syllables. */
export function typeInKorean(latin: string): string | null {
  if (!/^[a-z]+$/i.test(latin)) return null;
  const letters = [...latin].map((key) => keys.get(key) ?? keys.get(key.toLowerCase()) ?? key).join('');
  const written = letters.replace(syllable, (whole, initial: string, vowel: string, final: string) => {
    const middle = vowels.indexOf(vowel.length === 2 ? (pairs[vowel] ?? '?') : vowel);
    const end = final === '' ? 0 : finals.indexOf(final.length === 2 ? (pairs[final] ?? '?') : final);
    if (middle < 0 || end < 0) return whole;
    return String.fromCharCode(firstSyllable + (initials.indexOf(initial) * 21 + middle) * 28 + end);
  });
  return /^[가-힣]+$/.test(written) ? written : null;
}
