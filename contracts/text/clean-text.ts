/** Controls, direction overrides and zero-width spaces. Joiners stay, because emoji and some scripts need them. */
const invisible = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFF9-\uFFFB]|(?![\n\t])\p{Cc}/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** A title or a name as it is stored: one line of visible text. */
export function cleanLine(text: string): string {
  return cleanParagraphs(text).replace(/\s+/gu, ' ').trim();
}

/** A longer text as it is stored, with its paragraphs. */
export function cleanParagraphs(text: string): string {
  const normalized = text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(invisible, '');
  // Line by line, because a pattern for spaces before a line's end takes quadratic time on long runs of spaces.
  const lines = normalized.split('\n').map((line) => line.trimEnd());
  const trimmed = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return visible.test(trimmed.replace(ignorable, '')) ? trimmed : '';
}
