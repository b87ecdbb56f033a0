const maxBrandLength = 40;
const maxWordLength = 40;
const maxWords = 3;

/** Sanitizes a text from a photo or a form: one line, no invisible or direction-changing characters. */
export function cleanText(text: string, maxLength: number): string {
  const oneLine = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\uFFFD\u115F\u1160\u3164\uFFA0]/gu, '')
    .normalize('NFC')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...oneLine].slice(0, maxLength).join('').trim();
}

/** Cleans a brand; empty when nothing readable is left. */
export function cleanBrand(brand: string | undefined): string {
  const clean = cleanText(brand ?? '', maxBrandLength);
  return isReadable(clean) ? clean : '';
}

/** Cleans the words printed on a product: at most three, without duplicates and without the brand. */
export function cleanWords(words: readonly string[] | undefined, brand: string): string[] {
  const seen = new Set([brand.toLowerCase()]);
  const cleaned: string[] = [];
  for (const word of words ?? []) {
    // The words are quoted later, so quotation marks inside them would be unbalanced.
    const clean = cleanText(word.replace(/["“”„‟«»「」『』]/g, ' '), maxWordLength);
    if (!isReadable(clean) || seen.has(clean.toLowerCase())) continue;
    seen.add(clean.toLowerCase());
    cleaned.push(clean);
    if (cleaned.length === maxWords) break;
  }
  return cleaned;
}

function isReadable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

const maxDetailLength = 80;

/** Cleans what a seller typed into a detail field; empty when nothing readable is left. */
export function cleanDetail(text: string | undefined): string {
  const clean = cleanText(text ?? '', maxDetailLength);
  return isReadable(clean) ? clean : '';
}
