/** A text in one spelling, with the places of its characters in the original. */
export interface FoldedText {
  text: string;
  /** Where the character of the original starts and ends that became the one at this place. */
  starts: number[];
  ends: number[];
}

/** The zeros of the scripts whose digits have no compatibility form in ASCII. */
const zeros = [0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0];
const laterZeros = [0xf20, 0x1040, 0x17e0, 0x1810];

/** Letters of other scripts that look like Latin ones, in lower case. */
const lookalikes = new Map(
  [...'аaеeоoрpсcуyхxіiјjѕsԁdһhԛqԝwӏlοoαaιiρpνvɡgıi'].flatMap((letter, at, all) =>
    at % 2 === 0 ? [[letter, all[at + 1] ?? letter] as const] : [],
  ),
);

const maxExpansion = 6;

/** Marks that change how a character looks, and what is not seen at all. */
const isUnseen = (code: number) =>
  code === 0xad ||
  code === 0x20e3 ||
  code === 0xfeff ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x2060 && code <= 0x2064) ||
  (code >= 0xfe00 && code <= 0xfe0f) ||
  (code >= 0xe0000 && code <= 0xe0fff);

/** Lower case, ASCII digits and Latin letters for all that looks like them; in time that grows with the length alone. */
export function foldText(original: string): FoldedText {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < original.length; ) {
    const code = original.codePointAt(at) ?? 0;
    const end = at + (code > 0xffff ? 2 : 1);
    const folded = foldCharacter(code, original.slice(at, end));
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    // What is not seen belongs to the character before it, such as the frame of a keycap.
    if (folded === '' && ends.length > 0) ends[ends.length - 1] = end;
    parts.push(folded);
    at = end;
  }
  return { text: parts.join(''), starts, ends };
}

/** A word of the data in the same spelling. */
export const foldWord = (word: string) => foldText(word).text;

function foldCharacter(code: number, character: string): string {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 32) : character;
  if (isUnseen(code)) return '';
  for (const zero of code < 0xf00 ? zeros : laterZeros) {
    if (code >= zero && code < zero + 10) return String(code - zero);
  }
  const plain = character.normalize('NFKC').toLowerCase();
  // Signs that stand for a sentence have no digits.
  if (plain.length > maxExpansion) return character;
  return lookalikes.get(plain) ?? plain;
}
