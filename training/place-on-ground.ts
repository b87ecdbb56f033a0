import sharp from 'sharp';
import type { RandomStream } from '../demo/random/random-stream.ts';
import { drawGround } from './grounds.ts';

const side = 320;

/** Puts a cut-out article on a ground with a shadow, in varied size, light and sharpness, as a JPEG. */
export async function placeOnGround(article: Uint8Array, chance: RandomStream): Promise<Uint8Array> {
  const size = Math.round(side * chance.between(0.62, 0.98));
  const cut = await sharp(article)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .resize(size, size, { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = cut.info;
  const left = Math.round((side - width) * chance.between(0.3, 0.7));
  const top = Math.round((side - height) * chance.between(0.35, 0.75));
  const blur = chance.between(2, 9);
  const dark = chance.between(0.1, 0.5);
  const shadow = await sharp(cut.data)
    .ensureAlpha()
    .linear([0, 0, 0, dark], [0, 0, 0, 0])
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .blur(blur)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const [shiftX, shiftY] = [chance.whole(-8, 8), chance.whole(0, 10)];
  const canvas = side + 80;
  const ground = await sharp(Buffer.from(drawGround(chance, canvas)))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const joined = await sharp(ground)
    .composite([
      { input: shadow, left: Math.max(0, 40 + left - 20 + shiftX), top: Math.max(0, 40 + top - 20 + shiftY) },
      { input: cut.data, left: 40 + left, top: 40 + top },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const picture = sharp(joined)
    .extract({ left: 40, top: 40, width: side, height: side })
    .removeAlpha()
    .modulate({ brightness: chance.between(0.85, 1.12), saturation: chance.between(0.7, 1.15) });
  const tinted = chance.happens(0.4)
    ? picture.linear([chance.between(0.92, 1.06), chance.between(0.95, 1.03), chance.between(0.86, 1.06)], [0, 0, 0])
    : picture;
  const softened = chance.happens(0.25) ? tinted.blur(chance.between(0.5, 1.4)) : tinted;
  return softened.jpeg({ quality: chance.whole(70, 92) }).toBuffer();
}
