import { correction, generate } from 'lean-qr';

/** A QR code: its SVG path, its modules per side, and the URL it encodes. */
export interface QrDrawing {
  path: string;
  size: number;
  address: string;
}

/** The QR standard requires four light modules around a code. */
export const quietZone = 4;

/** The capacity of 41 modules per side (version 6): a denser code is hard to scan where it is small. */
const smallLength = 106;

/** A URL as a QR code with medium error correction; null when it is too long. */
export function drawQrCode(address: string, maxLength = smallLength): QrDrawing | null {
  if (address.length > maxLength) return null;
  const { size, get } = generate(address, { minCorrectionLevel: correction.M });
  const indices = [...Array(size).keys()];
  const rows = indices.map((y) => indices.map((x) => Number(get(x, y))).join(''));
  return { address, size, path: rows.map(drawRow).join('') };
}

/** Joins adjacent dark modules of a row, so that no hairline shows between them. */
function drawRow(row: string, y: number): string {
  return [...row.matchAll(/1+/g)].map(({ index: x, 0: run }) => `M${x} ${y}h${run.length}v1h-${run.length}z`).join('');
}
