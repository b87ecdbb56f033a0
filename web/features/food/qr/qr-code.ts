import { encodeText } from './codewords.ts';
import { drawModules, type Modules, masks } from './matrix.ts';
import { penalty } from './penalty.ts';

/** A text as a QR code with medium error correction; null when it is longer than an address should be. */
export function qrCode(text: string): Modules | null {
  const encoded = encodeText(text);
  if (!encoded) return null;
  const drawings = masks.map((_, maskNumber) => {
    const modules = drawModules(encoded.version, encoded.codewords, maskNumber);
    return { modules, points: penalty(modules) };
  });
  return drawings.reduce((best, drawing) => (drawing.points < best.points ? drawing : best)).modules;
}

/** The dark modules as one SVG path, a row's neighbours joined, so that no hairline shows between them. */
export function qrPath(modules: Modules): string {
  return modules
    .flatMap((row, y) =>
      [...row.map(Number).join('').matchAll(/1+/g)].map(
        ({ index: x, 0: run }) => `M${x} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');
}
