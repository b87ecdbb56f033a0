/** What is drawn as a picture of its own everywhere else; here it would be an empty box on most servers. */
const emoji =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:[\u200D\uFE0F\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]|\p{Extended_Pictographic})*|\p{Regional_Indicator}|[#*\d]?\uFE0F?\u20E3/gu;
/** Orders to the reader's software rather than letters, among them those that turn the direction of a text. */
const invisible = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** No language of ours stacks more than three marks on a letter. */
const marksTooMany = /(\p{M}{3})\p{M}+/gu;

/** Text as it may be drawn: one line of visible characters, whatever was typed. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(emoji, ' ')
    .replace(invisible, '')
    .replace(marksTooMany, '$1')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^[\p{M} ]+| +$/gu, '');
}

/** Pango reads markup; what people typed is never any. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
