import sharp, { type Color, type OverlayOptions, type Sharp } from 'sharp';

/** Raw RGBA pixels. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

export const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Opens a picture with sharp. */
export function open({ data, width, height }: Picture) {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Opens a photo turned upright, on white where it is transparent, in sRGB. */
export function upright(photo: Buffer) {
  return sharp(photo).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb').removeAlpha();
}

/** Renders a sharp image to a picture with transparency. */
export async function read(image: Sharp): Promise<Picture> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function place({ data, width, height }: Picture, left: number, top: number): OverlayOptions {
  return { input: data, raw: { width, height, channels: 4 }, left: Math.round(left), top: Math.round(top) };
}

/** Draws an SVG; `content` must never contain user input. */
export function drawSvg(width: number, height: number, content: string): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return read(sharp(Buffer.from(svg)));
}

export function blank(width: number, height: number, background: Color = clear) {
  return sharp({ create: { width, height, channels: 4, background } });
}

/** The bounding box of the pixels that are not transparent. */
export function inkBox({ data, width, height }: Picture): { left: number; top: number; right: number; bottom: number } {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 16) continue;
      if (x < box.left) box.left = x;
      if (x >= box.right) box.right = x + 1;
      if (y < box.top) box.top = y;
      if (y >= box.bottom) box.bottom = y + 1;
    }
  }
  return box.right > 0 ? box : { left: 0, top: 0, right: width, bottom: height };
}
