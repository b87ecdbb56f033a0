import { errorCorrection } from './error-correction.ts';

/** How versions 1 to 6 divide their codewords at level M; the larger ones would need further patterns. */
const versions = [
  { blocks: 1, data: 16, correction: 10 },
  { blocks: 1, data: 28, correction: 16 },
  { blocks: 1, data: 44, correction: 26 },
  { blocks: 2, data: 32, correction: 18 },
  { blocks: 2, data: 43, correction: 24 },
  { blocks: 4, data: 27, correction: 16 },
];

const byteMode = 0b0100;
const padding = [0xec, 0x11];

/** A text as the codewords of the smallest version that holds it; null for more than 106 bytes. */
export function encodeText(text: string): { version: number; codewords: number[] } | null {
  const bytes = [...new TextEncoder().encode(text)];
  // Four bits of mode, eight of length and four of ending take two codewords.
  const found = versions.findIndex(({ blocks, data }) => bytes.length + 2 <= blocks * data);
  const layout = versions[found];
  if (!layout) return null;
  const codewords = withHeader(bytes);
  for (let place = 0; codewords.length < layout.blocks * layout.data; place += 1) {
    codewords.push(padding[place % 2] ?? 0);
  }
  const blocks = Array.from({ length: layout.blocks }, (_, place) =>
    codewords.slice(place * layout.data, (place + 1) * layout.data),
  );
  const corrections = blocks.map((block) => errorCorrection(block, layout.correction));
  return { version: found + 1, codewords: [...interleave(blocks), ...interleave(corrections)] };
}

/** Mode and length take twelve bits, so every byte lies across two codewords. */
function withHeader(bytes: readonly number[]): number[] {
  const nibbles = [byteMode, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  return Array.from({ length: nibbles.length / 2 }, (_, place) => {
    return ((nibbles[place * 2] ?? 0) << 4) | (nibbles[place * 2 + 1] ?? 0);
  });
}

function interleave(blocks: readonly (readonly number[])[]): number[] {
  const longest = blocks[0]?.length ?? 0;
  return Array.from({ length: longest }, (_, place) => blocks.map((block) => block[place] ?? 0)).flat();
}
