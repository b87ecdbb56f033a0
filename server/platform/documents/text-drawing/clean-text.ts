/** Most servers have no emoji font and would draw an empty box. */
const emoji =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:[\u200D\uFE0F\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]|\p{Extended_Pictographic})*|\p{Regional_Indicator}|[#*\d]?\uFE0F?\u20E3/gu;
/** Control and formatting characters, such as those that change the direction of a text. */
const invisible = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** None of the seven languages stacks more than three marks on a letter. */
const excessMarks = /(\p{M}{3})\p{M}+/gu;

/** Reduces any input to one line of visible characters. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(emoji, ' ')
    .replace(invisible, '')
    .replace(excessMarks, '$1')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^[\p{M} ]+| +$/gu, '');
}

/** Escapes user input, because Pango interprets markup. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
