import { borderOf, neighboursOf, type Scene } from './find-background.ts';

/** Minimum colour step across a real outline, and the share of the outline that must have it. */
const outlineStep = 18;
const outlineShare = 0.85;

/** The product as white on black without small specks; null when it is too small, too large or touches the border. */
export function buildMask(isBackground: Uint8Array, { width, height }: Scene): Buffer | null {
  const mask = Buffer.alloc(width * height);
  const parts = partsOf(isBackground, width, height);
  const largest = Math.max(0, ...parts.map((part) => part.length));
  for (const part of parts) if (part.length > largest * 0.04) for (const index of part) mask[index] = 255;
  const share = mask.reduce((sum, value) => sum + value / 255, 0) / mask.length;
  const border = borderOf(width, height);
  const touching = border.filter((index) => mask[index]).length / border.length;
  return share > 0.05 && share < 0.8 && touching < 0.02 ? mask : null;
}

/** Whether the outline follows visible edges and does not cut through the product. */
export function followsEdges(mask: Buffer, { pixels, width, height }: Scene): boolean {
  let outline = 0;
  let seen = 0;
  const step = (one: number, other: number) =>
    Math.max(...[0, 1, 2].map((c) => Math.abs((pixels[one * 3 + c] ?? 0) - (pixels[other * 3 + c] ?? 0))));
  for (let index = width * 3; index < mask.length - width * 3; index += 1) {
    if (!mask[index] || neighboursOf(index, width, height).every((neighbour) => mask[neighbour])) continue;
    outline += 1;
    if (step(index - 3, index + 3) > outlineStep || step(index - 3 * width, index + 3 * width) > outlineStep) seen += 1;
  }
  return seen > outline * outlineShare;
}

function partsOf(isBackground: Uint8Array, width: number, height: number): number[][] {
  const seen = Uint8Array.from(isBackground);
  const parts: number[][] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start]) continue;
    const part = [start];
    seen[start] = 1;
    for (let read = 0; read < part.length; read += 1) {
      for (const neighbour of neighboursOf(part[read] ?? 0, width, height)) {
        if (seen[neighbour]) continue;
        seen[neighbour] = 1;
        part.push(neighbour);
      }
    }
    parts.push(part);
  }
  return parts;
}
