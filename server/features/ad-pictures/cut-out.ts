import sharp from 'sharp';
import { inkBox, open, type Picture, read } from './picture.ts';

const workingSize = 400;
/** How far the ground may be from the colour expected there; the middle one decides, the others are to agree. */
const limits = [16, 26, 40];
const settledShare = 0.9;

/** The thing on a plain ground without its ground; null where the ground is not plain enough to tell. */
export async function cutOut(photo: Buffer, size: number): Promise<Picture | null> {
  const { data, info } = await sharp(photo)
    .rotate()
    .flatten({ background: '#fff' })
    .resize(workingSize, workingSize, { fit: 'inside' })
    .blur(0.8)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grounds = limits.map((limit) => findGround(data, info.width, info.height, limit));
  const mask = isSettled(grounds) ? soundMask(grounds[1] ?? new Uint8Array(), info.width, info.height) : null;
  if (!mask) return null;
  const colour = sharp(photo)
    .rotate()
    .flatten({ background: '#fff' })
    .resize(size, size, { fit: 'inside' })
    .removeAlpha();
  const { data: pixels, info: large } = await colour.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const alpha = await sharp(mask, { raw: { width: info.width, height: info.height, channels: 1 } })
    .blur(1.4)
    .resize(large.width, large.height, { kernel: 'cubic', fit: 'fill' })
    // Steeper and a little inwards, so that no rim of the ground stays.
    .linear(2.6, -210)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const raw = { width: large.width, height: large.height, channels: 3 as const };
  const cut = sharp(pixels, { raw }).joinChannel(alpha, { raw: { ...raw, channels: 1 } });
  return trimmed(await read(cut));
}

function trimmed(picture: Picture): Promise<Picture> {
  const { left, top, right, bottom } = inkBox(picture);
  return read(open(picture).extract({ left, top, width: right - left, height: bottom - top }));
}

/** Grows from the border inwards over whatever has the colour that the border lets expect there. */
function findGround(pixels: Buffer, width: number, height: number, limit: number): Uint8Array {
  const isGround = new Uint8Array(width * height);
  const isLike = (index: number) => {
    const x = index % width;
    const y = (index - x) / width;
    const [left, right, top, bottom] = [y * width, (y + 1) * width - 1, x, (height - 1) * width + x];
    for (let channel = 0; channel < 3; channel += 1) {
      const at = (place: number) => pixels[place * 3 + channel] ?? 0;
      const across = at(left) + ((at(right) - at(left)) * x) / (width - 1);
      const down = at(top) + ((at(bottom) - at(top)) * y) / (height - 1);
      if (Math.abs(at(index) - (across + down) / 2) > limit) return false;
    }
    return true;
  };
  const waiting = borderOf(width, height).filter(isLike);
  for (const index of waiting) isGround[index] = 1;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const neighbour of neighboursOf(next, width, height)) {
      if (isGround[neighbour] || !isLike(neighbour)) continue;
      isGround[neighbour] = 1;
      waiting.push(neighbour);
    }
  }
  return isGround;
}

/** How much is left over at each limit; clear edges leave the same, shadows and pale things do not. */
function isSettled(grounds: Uint8Array[]): boolean {
  const left = grounds.map((isGround) => isGround.reduce((sum, value) => sum + 1 - value, 0));
  return Math.min(...left) > Math.max(...left) * settledShare;
}

/** The thing as white on black without specks; null when it is too small, too large or cut by the border. */
function soundMask(isGround: Uint8Array, width: number, height: number): Buffer | null {
  const mask = Buffer.alloc(width * height);
  const parts = partsOf(isGround, width, height);
  const largest = Math.max(0, ...parts.map((part) => part.length));
  for (const part of parts) if (part.length > largest * 0.04) for (const index of part) mask[index] = 255;
  const share = mask.reduce((sum, value) => sum + value / 255, 0) / mask.length;
  const border = borderOf(width, height);
  const touching = border.filter((index) => mask[index]).length / border.length;
  return share > 0.05 && share < 0.8 && touching < 0.02 ? mask : null;
}

function partsOf(isGround: Uint8Array, width: number, height: number): number[][] {
  const seen = Uint8Array.from(isGround);
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

function neighboursOf(index: number, width: number, height: number): number[] {
  const x = index % width;
  const around: number[] = [];
  if (x > 0) around.push(index - 1);
  if (x < width - 1) around.push(index + 1);
  if (index >= width) around.push(index - width);
  if (index < width * (height - 1)) around.push(index + width);
  return around;
}

function borderOf(width: number, height: number): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...across, ...down].flat();
}
