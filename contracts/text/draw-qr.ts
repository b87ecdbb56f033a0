import { correction, generate } from 'lean-qr';

/** A QR code as an SVG path and its modules per side. */
export interface QrPath {
  path: string;
  size: number;
}

/** The QR standard requires four light modules around a code. */
export const quietZone = 4;

/** Draws a text as a QR code with medium error correction. */
export function drawQr(text: string): QrPath {
  const { size, get } = generate(text, { minCorrectionLevel: correction.M });
  const indices = [...Array(size).keys()];
  const rows = indices.map((y) => indices.map((x) => Number(get(x, y))).join(''));
  return { size, path: rows.map(drawRow).join('') };
}

/** Joins adjacent dark modules of a row, so that no hairline shows between them. */
function drawRow(row: string, y: number): string {
  return [...row.matchAll(/1+/g)].map(({ index: x, 0: run }) => `M${x} ${y}h${run.length}v1h-${run.length}z`).join('');
}
