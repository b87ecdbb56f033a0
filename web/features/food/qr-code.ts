import { correction, generate } from 'lean-qr';
import type { QrDrawing } from './phone-box.tsx';

/** The capacity of 41 modules per side (version 6): a denser code is hard to scan at its size on the page. */
const maxLength = 106;

/** A URL as a QR code with medium error correction; null when it is too long. */
export function drawQrCode(address: string): QrDrawing | null {
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
