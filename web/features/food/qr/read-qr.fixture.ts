import type { Modules } from './matrix.ts';

/*
 * Reads a clean QR code of versions 1 to 6, written from the standard and sharing nothing with the writer: a mistake of
 * the writer's must not be made twice.
 */

const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

/** Level M: how many blocks, and how many of each block's codewords are data. */
const layouts: Record<number, [blocks: number, data: number, whole: number]> = {
  21: [1, 16, 26],
  25: [1, 28, 44],
  29: [1, 44, 70],
  33: [2, 32, 50],
  37: [2, 43, 67],
  41: [4, 27, 43],
};

/** The text in a code; throws where a camera would give up. */
export function readQr(modules: Modules): string {
  const size = modules.length;
  const dark = (y: number, x: number) => modules[y]?.[x] === true;
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    for (const [y, line] of finder.entries()) {
      const seen = [...line].map((_, x) => (dark(top + y, left + x) ? '1' : '0')).join('');
      if (seen !== line) throw new Error(`no finder at ${top}, ${left}`);
    }
  }
  const isReserved = (y: number, x: number) =>
    (y < 9 && x < 9) ||
    (y < 9 && x >= size - 8) ||
    (y >= size - 8 && x < 9) ||
    y === 6 ||
    x === 6 ||
    (size > 21 && Math.abs(y - (size - 7)) <= 2 && Math.abs(x - (size - 7)) <= 2);
  const flips = flipsOf(readMask(dark));
  const bits: number[] = [];
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - 2 * pair).map((x) =>
    x <= 6 ? x - 1 : x,
  );
  for (const [turn, x] of pairs.entries()) {
    for (let step = 0; step < size; step += 1) {
      const y = turn % 2 === 0 ? size - 1 - step : step;
      for (const column of [x, x - 1]) {
        if (!isReserved(y, column)) bits.push(Number(dark(y, column) !== flips(y, column)));
      }
    }
  }
  return readBytes(bits, layouts[size] ?? [0, 0, 0]);
}

function readMask(dark: (y: number, x: number) => boolean): number {
  const bits = [0, 1, 2, 3, 4].map((x) => (dark(8, x) ? '1' : '0')).join('');
  const levelAndMask = Number.parseInt(bits, 2) ^ 0b10101;
  if (levelAndMask >> 3 !== 0) throw new Error('not level M');
  return levelAndMask & 7;
}

function flipsOf(mask: number): (i: number, j: number) => boolean {
  return (i, j) =>
    [
      (i + j) % 2,
      i % 2,
      j % 3,
      (i + j) % 3,
      ((i >> 1) + Math.trunc(j / 3)) % 2,
      ((i * j) % 2) + ((i * j) % 3),
      (((i * j) % 3) + i * j) % 2,
      (((i * j) % 3) + i + j) % 2,
    ][mask] === 0;
}

function readBytes(bits: number[], [blocks, data, whole]: [number, number, number]): string {
  const codewords = Array.from({ length: Math.floor(bits.length / 8) }, (_, place) =>
    Number.parseInt(bits.slice(place * 8, place * 8 + 8).join(''), 2),
  );
  const parts = Array.from({ length: blocks }, (_, block) => codewords.filter((_, place) => place % blocks === block));
  for (const part of parts) {
    if (part.length !== whole) throw new Error('a block of the wrong length');
    for (let root = 0; root < whole - data; root += 1)
      if (evaluate(part, root) !== 0) throw new Error('a broken block');
  }
  const all = parts.flatMap((part) => part.slice(0, data));
  const nibbles = all.flatMap((codeword) => [codeword >> 4, codeword & 15]);
  const length = (nibbles[1] ?? 0) * 16 + (nibbles[2] ?? 0);
  if (nibbles[0] !== 4) throw new Error('not in byte mode');
  const bytes = Array.from(
    { length },
    (_, place) => (nibbles[3 + 2 * place] ?? 0) * 16 + (nibbles[4 + 2 * place] ?? 0),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}

/** A block as a polynomial over GF(256), at a power of 2; every one that belongs to the code is zero there. */
function evaluate(block: readonly number[], power: number): number {
  return block.reduce((sum, codeword) => {
    let shifted = sum;
    for (let times = 0; times < power; times += 1) shifted = (shifted << 1) ^ (shifted & 128 ? 0x11d : 0);
    return shifted ^ codeword;
  }, 0);
}
