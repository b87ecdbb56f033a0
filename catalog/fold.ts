/**
 * Folds a text for comparison: lower case, no accents on Latin letters, đ as d, single spaces.
 * Only Latin letters lose their marks, because in Thai and Japanese a mark changes the letter.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/\s+/g, ' ')
    .trim();
}
