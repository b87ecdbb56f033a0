import sharp from 'sharp';
import { type Figure, renderFigure } from './figure.ts';
import { type GroundPattern, pictureSize, renderGround } from './grounds.ts';
import type { Raster } from './raster.ts';
import { coarseness, lyingShadows, type Shadow, standingShadows } from './shadow.ts';

/** One copy of the figure; x is its centre, y the floor when standing or its centre when lying. */
export interface Place {
  x: number;
  y: number;
  side: number;
  /** Rotation in degrees; only lying drawings are rotated. */
  turn: number;
}

export interface Scene {
  ground: GroundPattern;
  tint: string;
  stands: boolean;
  /** From the back to the front. */
  places: Place[];
}

/** Canvases that are not in use: a new one for each picture would keep the garbage collector busy. */
const spareCanvases: Uint8Array[] = [];

/** The figure in its scene with soft light and shadow, as a square webp. */
export async function composePicture(figure: Figure, scene: Scene): Promise<Buffer> {
  const ground = await renderGround(scene.ground, scene.tint);
  const canvas = spareCanvases.pop() ?? new Uint8Array(ground.length);
  canvas.set(ground);
  try {
    return await drawPicture(canvas, figure, scene);
  } finally {
    spareCanvases.push(canvas);
  }
}

async function drawPicture(canvas: Uint8Array, figure: Figure, scene: Scene): Promise<Buffer> {
  for (const place of scene.places) {
    const item = await renderFigure(figure, place.side, place.turn);
    const left = Math.round(place.x - item.width / 2);
    const top = Math.round(scene.stands ? place.y - item.height : place.y - item.height / 2);
    for (const shadow of scene.stands ? standingShadows(item) : lyingShadows(item)) {
      darken(canvas, shadow, left, top);
    }
    drawOver(canvas, item, left, top);
  }
  const raw = { width: pictureSize, height: pictureSize, channels: 3 as const };
  // A higher effort saves a few kilobytes but makes the first start many seconds slower.
  return sharp(canvas, { raw }).webp({ quality: 82, effort: 0 }).toBuffer();
}

// The two loops below run over a few hundred thousand pixels for each picture, so they are written for speed.

/** Darkens the canvas, blue a little less than the rest, like a shadow in daylight. */
function darken(canvas: Uint8Array, shadow: Shadow, left: number, top: number): void {
  const { dark, width, height } = shadow;
  const [atX, atY] = [left + shadow.left, top + shadow.top];
  const lastY = Math.min((height - 1) * coarseness, pictureSize - atY);
  const lastX = Math.min((width - 1) * coarseness, pictureSize - atX);
  for (let y = Math.max(0, -atY); y < lastY; y += 1) {
    const row = Math.floor(y / coarseness) * width;
    const shareY = (y % coarseness) / coarseness;
    for (let x = Math.max(0, -atX); x < lastX; x += 1) {
      const at = row + Math.floor(x / coarseness);
      // Most of a shadow's rectangle is bare.
      if (dark[at] === 0 && dark[at + 1] === 0 && dark[at + width] === 0 && dark[at + width + 1] === 0) continue;
      const shareX = (x % coarseness) / coarseness;
      const above = (dark[at] as number) * (1 - shareX) + (dark[at + 1] as number) * shareX;
      const below = (dark[at + width] as number) * (1 - shareX) + (dark[at + width + 1] as number) * shareX;
      const missing = above * (1 - shareY) + below * shareY;
      if (missing < 0.002) continue;
      const to = ((atY + y) * pictureSize + atX + x) * 3;
      canvas[to] = (canvas[to] as number) * (1 - missing * 0.86);
      canvas[to + 1] = (canvas[to + 1] as number) * (1 - missing * 0.9);
      canvas[to + 2] = (canvas[to + 2] as number) * (1 - missing * 0.78);
    }
  }
}

function drawOver(canvas: Uint8Array, { pixels, width, height }: Raster, left: number, top: number): void {
  const lastY = Math.min(height, pictureSize - top);
  const lastX = Math.min(width, pictureSize - left);
  for (let y = Math.max(0, -top); y < lastY; y += 1) {
    for (let x = Math.max(0, -left); x < lastX; x += 1) {
      const from = (y * width + x) * 4;
      const alpha = (pixels[from + 3] as number) / 255;
      if (alpha === 0) continue;
      const to = ((top + y) * pictureSize + left + x) * 3;
      if (alpha === 1) {
        canvas[to] = pixels[from] as number;
        canvas[to + 1] = pixels[from + 1] as number;
        canvas[to + 2] = pixels[from + 2] as number;
        continue;
      }
      const bare = 1 - alpha;
      canvas[to] = (canvas[to] as number) * bare + (pixels[from] as number) * alpha + 0.5;
      canvas[to + 1] = (canvas[to + 1] as number) * bare + (pixels[from + 1] as number) * alpha + 0.5;
      canvas[to + 2] = (canvas[to + 2] as number) * bare + (pixels[from + 2] as number) * alpha + 0.5;
    }
  }
}
