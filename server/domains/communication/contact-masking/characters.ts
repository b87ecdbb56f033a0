export const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

export const isAsciiLetter = (code: number) => code >= 0x61 && code <= 0x7a;

/** A folded letter of a script that puts spaces between words; Vietnamese and Spanish ones too. */
export const isLatin = (code: number) =>
  isAsciiLetter(code) ||
  (code >= 0xdf && code <= 0x24f && code !== 0xf7) ||
  (code >= 0x1e00 && code <= 0x1eff) ||
  (code >= 0x300 && code <= 0x36f);

/** A letter of a script without spaces, such as Thai, kana, Han and Hangul. */
export const isSpaceless = (code: number) =>
  (code >= 0xe00 && code <= 0xeff) || (code >= 0x1100 && code <= 0x11ff) || (code >= 0x3040 && code <= 0xd7ff);

export const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0xa0 || code === 0x09;

/** What stands in names of mail addresses and of other services. */
export const isNameCharacter = (code: number) =>
  isAsciiLetter(code) || isDigit(code) || code === 0x2e || code === 0x5f || code === 0x2d || code === 0x2b;
