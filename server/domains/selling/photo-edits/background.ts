import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../../../contracts/errors.ts';
import { type Ground, grounds } from '../../../../contracts/selling/photo-edits.ts';
import type { Vision } from '../../../vision/networks/vision.ts';
import { cleanMask } from './clean-mask.ts';
import { encodeEdited } from './encode-edited.ts';

const maskSide = 256;
/** A smaller share is no article; a larger one leaves no background to replace. */
const [minShare, maxShare] = [0.005, 0.97];
const shadow = { strength: 0.3, blur: 0.018, drop: 0.022 };

interface Size {
  width: number;
  height: number;
}

/** Replaces the background of a photo and adds a soft shadow. */
export async function replaceBackground(
  photo: Buffer,
  ground: Ground | Buffer,
  vision: Pick<Vision, 'cutOut'>,
): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const size = { width, height };
  const alpha = await alphaOf(await vision.cutOut(photo), size);
  const [article, shadowLayer, background] = await Promise.all([
    withAlpha(sharp(photo), alpha, size),
    shadowOf(alpha, size),
    typeof ground === 'string' ? gradient(ground, size) : backdrop(ground, size),
  ]);
  const picture = await sharp(background)
    .composite([{ input: shadowLayer }, { input: article }])
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  return encodeEdited(sharp(picture));
}

/** The alpha channel: the network's mask, cleaned, scaled to the photo, with a soft edge of a few pixels. */
async function alphaOf(mask: Uint8Array, { width, height }: Size): Promise<Buffer> {
  const scale = maskSide / Math.max(width, height);
  const small = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const pixels = await grey(sharp(mask).resize(small.width, small.height, { fit: 'fill' }));
  const share = cleanMask({ ...small, pixels });
  if (share < minShare || share > maxShare) throw new AppError('article_not_found');
  const large = await grey(
    sharp(pixels, { raw: { ...small, channels: 1 } }).resize(width, height, { fit: 'fill', kernel: 'cubic' }),
  );
  // Sharpens the edge and moves it inwards, so that no rim of the old background remains.
  return grey(
    sharp(large, { raw: { width, height, channels: 1 } })
      .blur(1 + Math.max(width, height) / 900)
      .linear(3, -290),
  );
}

function grey(picture: Sharp): Promise<Buffer> {
  return picture.extractChannel(0).toColourspace('b-w').raw().toBuffer();
}

function withAlpha(colours: Sharp, alpha: Buffer, size: Size): Promise<Buffer> {
  return colours
    .joinChannel(alpha, { raw: { ...size, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The article's shape, dark, blurred and moved down. */
async function shadowOf(alpha: Buffer, size: Size): Promise<Buffer> {
  const longest = Math.max(size.width, size.height);
  const drop = Math.max(1, Math.min(size.height - 1, Math.round(longest * shadow.drop)));
  const raw = { ...size, channels: 1 as const };
  const lowered = await grey(
    sharp(alpha, { raw })
      .extract({ left: 0, top: 0, width: size.width, height: size.height - drop })
      .extend({ top: drop, background: '#000000' }),
  );
  const soft = await grey(
    sharp(lowered, { raw })
      .blur(Math.max(0.5, longest * shadow.blur))
      .linear(shadow.strength, 0),
  );
  return withAlpha(sharp({ create: { ...size, channels: 3, background: '#17141d' } }), soft, size);
}

function gradient(ground: Ground, { width, height }: Size): Promise<Buffer> {
  const { from, to } = grounds[ground];
  const stops = `<stop offset="0.35" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
  const fade = `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${fade}</defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
}

function backdrop(picture: Buffer, { width, height }: Size): Promise<Buffer> {
  return sharp(picture).resize(width, height, { fit: 'cover' }).png({ compressionLevel: 0 }).toBuffer();
}
