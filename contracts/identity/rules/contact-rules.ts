/** A code as it was sent: six digits. Spaces and dashes are dropped, because codes are often copied with them. */
export function cleanCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s\-\u2010-\u2015\u200b-\u200f]/g, '');
}

export const isCode = (text: string): boolean => /^\d{6}$/.test(text);
