type HanFace = 'japanese' | 'korean';

/** The national encoding whose Chinese characters the font of a language has. */
const encodings: Record<HanFace, string> = { japanese: 'euc-jp', korean: 'euc-kr' };
const characterSets = new Map<HanFace, ReadonlySet<string>>();

/** Whether a font for Japanese or Korean has every Chinese character of a text; simplified ones are often missing. */
export function hasAllHan(text: string, face: HanFace): boolean {
  const known = characterSets.get(face) ?? readCharacters(face);
  characterSets.set(face, known);
  return (text.match(/\p{Script=Han}/gu) ?? []).every((character) => known.has(character));
}

function readCharacters(face: HanFace): ReadonlySet<string> {
  const bytes = Array.from({ length: 94 * 94 }, (_, at) => [0xa1 + Math.floor(at / 94), 0xa1 + (at % 94)]).flat();
  return new Set(new TextDecoder(encodings[face]).decode(Uint8Array.from(bytes)));
}
