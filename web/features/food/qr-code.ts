import { correction, generate } from 'lean-qr';
import type { QrDrawing } from './phone-box.tsx';

/** What fits into 41 modules a side (version 6): a finer code is hard to scan at its size on the page. */
const longestAddress = 106;

/** An address as a QR code with medium error correction; null when it is longer than an address should be. */
export function drawQrCode(address: string): QrDrawing | null {
  if (address.length > longestAddress) return null;
  const { size, get } = generate(address, { minCorrectionLevel: correction.M });
  const sides = [...Array(size).keys()];
  const lines = sides.map((y) => sides.map((x) => Number(get(x, y))).join(''));
  return { address, size, path: lines.map(drawLine).join('') };
}

/** A row's dark neighbours joined, so that no hairline shows between them. */
function drawLine(line: string, y: number): string {
  return [...line.matchAll(/1+/g)].map(({ index: x, 0: run }) => `M${x} ${y}h${run.length}v1h-${run.length}z`).join('');
}
