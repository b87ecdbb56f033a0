import sharp from 'sharp';

const cache = new Map<string, Promise<boolean>>();
const maxCached = 5000;

/** Unassigned characters, drawn as a box with four and with six digits. */
const unassigned = { short: '\u0378', long: '\u{50378}' };

/** Whether a font of this machine has the character; otherwise a box with its number is drawn. */
export function canDraw(character: string, font: string): Promise<boolean> {
  const key = `${font} ${character}`;
  const answer = cache.get(key) ?? compareWithBox(character, font);
  if (cache.size >= maxCached) cache.clear();
  cache.set(key, answer);
  return answer;
}

async function compareWithBox(character: string, font: string): Promise<boolean> {
  if (/\p{M}/u.test(character)) return true;
  const absent = (character.codePointAt(0) ?? 0) > 0xffff ? unassigned.long : unassigned.short;
  const [drawn, box] = await Promise.all([draw(character, font), draw(absent, font)]);
  if (!drawn || !box) return drawn !== null;
  if (drawn.width !== box.width || drawn.height !== box.height) return true;
  return !hasFrameOf(box, drawn);
}

interface Drawing {
  pixels: Buffer;
  width: number;
  height: number;
}

/** Null for a character without ink, which the library refuses to draw. */
async function draw(character: string, font: string): Promise<Drawing | null> {
  const image = sharp({ text: { text: `&#${character.codePointAt(0)};`, font: `${font} 24`, dpi: 72 } });
  try {
    const { data, info } = await image.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** The digits inside differ, but the outermost two rows at top and bottom are the same in every box. */
function hasFrameOf(box: Drawing, { pixels, width, height }: Drawing): boolean {
  const rows = (from: number) => [from * width, (from + 2) * width] as const;
  return [rows(0), rows(height - 2)].every((edge) => pixels.subarray(...edge).equals(box.pixels.subarray(...edge)));
}
