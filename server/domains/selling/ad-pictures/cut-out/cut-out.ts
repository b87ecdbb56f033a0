import sharp from 'sharp';
import { type Picture, read, upright } from '../../../../platform/documents/text-drawing/picture.ts';
import { findBackground } from './find-background.ts';
import { buildMask, followsEdges } from './mask.ts';

const workingSize = 360;
/** A small product in a large photo is enlarged only up to this size. */
const largestSide = 2400;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The product cut out of a plain background, scaled to fit; null where the background is not plain enough. */
export async function cutOut(photo: Buffer, width: number, height: number): Promise<Picture | null> {
  const small = upright(photo).resize(workingSize, workingSize, { fit: 'inside' }).blur(0.8);
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const scene = { pixels: data, width: info.width, height: info.height };
  const isBackground = findBackground(scene);
  const mask = isBackground && buildMask(isBackground, scene);
  if (!mask || !followsEdges(mask, scene)) return null;
  const box = boxOf(mask, info.width, info.height);
  const fitScale = Math.min(width / box.width, height / box.height);
  const scale = Math.min(fitScale, largestSide / Math.max(info.width, info.height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  const whole = [scaled(info.width), scaled(info.height)] as const;
  const part = {
    left: Math.min(scaled(box.left), whole[0] - 1),
    top: Math.min(scaled(box.top), whole[1] - 1),
    width: Math.min(scaled(box.width), whole[0] - scaled(box.left)),
    height: Math.min(scaled(box.height), whole[1] - scaled(box.top)),
  };
  const soft = sharp(mask, { raw: { width: info.width, height: info.height, channels: 1 } }).blur(1.8);
  const softMask = await soft.extractChannel(0).raw().toBuffer();
  const [colour, alpha] = await Promise.all([
    upright(photo)
      .resize(...whole, { fit: 'fill' })
      .extract(part)
      .raw()
      .toBuffer(),
    sharp(softMask, { raw: { width: info.width, height: info.height, channels: 1 } })
      .resize(...whole, { kernel: 'cubic', fit: 'fill' })
      .extract(part)
      // Sharpens the mask's edge and moves it inwards, so that no rim of the background stays.
      .linear(2.6, -210)
      .extractChannel(0)
      .raw()
      .toBuffer(),
  ]);
  const raw = { width: part.width, height: part.height, channels: 3 as const };
  return read(sharp(colour, { raw }).joinChannel(alpha, { raw: { ...raw, channels: 1 } }));
}

function boxOf(mask: Buffer, width: number, height: number): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let index = 0; index < mask.length; index += 1) {
    if (!mask[index]) continue;
    const x = index % width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, (index - x) / width);
    bottom = (index - x) / width + 1;
  }
  return { left, top, width: right - left, height: bottom - top };
}
