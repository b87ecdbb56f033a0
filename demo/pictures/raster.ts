/** An RGBA image in memory, four bytes per pixel. */
export interface Raster {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Options for sharp to read a raster. */
export function rawInput({ width, height }: Raster) {
  return { raw: { width, height, channels: 4 as const } };
}

const minVisibleAlpha = 24;

/** The bounding box of all visible pixels. */
export function findEdges({ pixels, width, height }: Raster) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] as number) < minVisibleAlpha) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0
    ? { left: 0, top: 0, width, height }
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
