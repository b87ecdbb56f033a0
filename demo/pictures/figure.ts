import { createRequire } from 'node:module';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type PaintId, repaint } from '../photos/paint.ts';
import { findEdges, type Raster, rawInput } from './raster.ts';

/** What a picture shows: a 3D object, in its own colours or painted in another, or a drawing of ours. */
export type Figure = { type: 'object'; stem: string; paint?: PaintId } | { type: 'drawing'; svg: string };

const sampleSize = 60;
const library = path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json'));

/** Renders a small copy for naming colours. */
export async function sampleFigure(figure: Figure): Promise<Raster> {
  if (figure.type === 'drawing') return crop(await toRaster(drawn(figure.svg, sampleSize, 0)));
  const small = await toRaster(openObject(figure.stem).resize(sampleSize, sampleSize));
  return crop(figure.paint ? { ...small, pixels: repaint(small.pixels, figure.paint) } : small);
}

/** Renders the figure cropped to its content, with the given longer side; drawings can be rotated. */
export async function renderFigure(figure: Figure, side: number, turn = 0): Promise<Raster> {
  if (figure.type === 'drawing') return crop(await toRaster(drawn(figure.svg, Math.round(side * 1.06), turn)));
  // Objects have 256 pixels, so they are sharpened before being enlarged.
  const source = await toRaster(openObject(figure.stem).sharpen());
  const pixels = figure.paint ? repaint(source.pixels, figure.paint) : source.pixels;
  const edges = findEdges(source);
  return toRaster(sharp(pixels, rawInput(source)).extract(edges).resize(side, side, { fit: 'inside' }));
}

/** Renders an SVG at its final size, because enlarging pixels would blur it. */
function drawn(svg: string, side: number, turn: number) {
  const sized = svg.replace('width="400" height="400"', `width="${side}" height="${side}"`);
  const opened = sized
    .replace('</defs>', `</defs><g transform="rotate(${turn} 200 200)">`)
    .replace('</svg>', '</g></svg>');
  return sharp(Buffer.from(turn === 0 ? sized : opened));
}

function openObject(stem: string) {
  return sharp(path.join(library, 'assets', `${stem}.webp`)).ensureAlpha();
}

async function toRaster(image: Sharp): Promise<Raster> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

function crop(raster: Raster): Raster {
  const { left, top, width, height } = findEdges(raster);
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * raster.width + left) * 4;
    pixels.set(raster.pixels.subarray(from, from + width * 4), y * width * 4);
  }
  return { pixels, width, height };
}
