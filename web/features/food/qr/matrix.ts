/** Dark modules are true; `undefined` are those not yet drawn. */
type Draft = (boolean | undefined)[][];
export type Modules = readonly (readonly boolean[])[];

export type Mask = (row: number, column: number) => boolean;

/** Flipping modules by one of these keeps data from looking like the patterns that a camera looks for. */
export const masks: readonly Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The whole code of a version, drawn with one of the eight masks. */
export function drawModules(version: number, codewords: readonly number[], maskNumber: number): Modules {
  const size = 17 + 4 * version;
  const draft: Draft = Array.from({ length: size }, () => new Array(size).fill(undefined));
  drawPatterns(draft, version);
  drawFormat(draft, maskNumber);
  drawData(draft, codewords, masks[maskNumber] ?? (() => false));
  return draft.map((row) => row.map(Boolean));
}

function put(draft: Draft, row: number, column: number, isDark: boolean): void {
  const line = draft[row];
  if (line && column >= 0 && column < line.length) line[column] = isDark;
}

/** Squares within squares: dark except in the rings at these distances from the middle. */
function drawRings(draft: Draft, row: number, column: number, reach: number, lightRings: readonly number[]): void {
  for (let down = -reach; down <= reach; down += 1) {
    for (let right = -reach; right <= reach; right += 1) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      put(draft, row + down, column + right, !lightRings.includes(ring));
    }
  }
}

function drawPatterns(draft: Draft, version: number): void {
  const last = draft.length - 1;
  for (let place = 0; place <= last; place += 1) {
    put(draft, 6, place, place % 2 === 0);
    put(draft, place, 6, place % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, last - 3],
    [last - 3, 3],
  ] as const)
    drawRings(draft, row, column, 4, [2, 4]);
  if (version > 1) drawRings(draft, last - 6, last - 6, 2, [1]);
}

/** Level M and the mask's number, with ten bits that guard them, along two sides of the finders. */
function drawFormat(draft: Draft, maskNumber: number): void {
  let remainder = maskNumber;
  for (let bit = 0; bit < 10; bit += 1) remainder = (remainder << 1) ^ ((remainder >> 9) * 0x537);
  const format = ((maskNumber << 10) | remainder) ^ 0x5412;
  const size = draft.length;
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((format >> bit) & 1) === 1;
    // The timing line is stepped over.
    if (bit < 8) put(draft, bit < 6 ? bit : bit + 1, 8, isDark);
    else put(draft, 8, bit === 8 ? 7 : 14 - bit, isDark);
    if (bit < 8) put(draft, 8, size - 1 - bit, isDark);
    else put(draft, size - 15 + bit, 8, isDark);
  }
  put(draft, size - 8, 8, true);
}

/** Fills what is left, two columns at a time from the right, up and down in turn. */
function drawData(draft: Draft, codewords: readonly number[], mask: Mask): void {
  const size = draft.length;
  let bit = 0;
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUpward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (draft[row]?.[column] !== undefined) continue;
        const isSet = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        put(draft, row, column, isSet !== mask(row, column));
        bit += 1;
      }
    }
    isUpward = !isUpward;
  }
}
