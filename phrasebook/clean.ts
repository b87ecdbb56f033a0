const brandLength = 40;
const wordsLength = 40;
const wordsCount = 3;

/** Makes a text from a photo or a form harmless to print: one line, no invisible or direction-changing characters. */
export function cleanText(text: string, length: number): string {
  const oneLine = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\uFFFD\u115F\u1160\u3164\uFFA0]/gu, '')
    .normalize('NFC')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...oneLine].slice(0, length).join('').trim();
}

/** Cleans a brand; empty when nothing readable is left. */
export function cleanBrand(brand: string | undefined): string {
  const clean = cleanText(brand ?? '', brandLength);
  return isReadable(clean) ? clean : '';
}

/** Cleans the words printed on an article: at most three, none twice, and not the brand again. */
export function cleanWords(words: readonly string[] | undefined, brand: string): string[] {
  const seen = new Set([brand.toLowerCase()]);
  const kept: string[] = [];
  for (const word of words ?? []) {
    // The words are printed between quotation marks, so marks of their own would break the pairs.
    const clean = cleanText(word.replace(/["“”„‟«»「」『』]/g, ' '), wordsLength);
    if (!isReadable(clean) || seen.has(clean.toLowerCase())) continue;
    seen.add(clean.toLowerCase());
    kept.push(clean);
    if (kept.length === wordsCount) break;
  }
  return kept;
}

function isReadable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
