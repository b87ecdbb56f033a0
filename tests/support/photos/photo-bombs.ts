import { crc32, deflateSync } from 'node:zlib';
import { drawing } from './draw-photo.ts';

/** A progressive JPEG whose last scan is repeated: each repetition is a few bytes but decodes every pixel. */
export async function jpegWithScans(width: number, height: number, scans: number): Promise<Buffer> {
  const jpeg = await drawing({ width, height }).jpeg({ progressive: true, quality: 50 }).toBuffer();
  const lastScan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(lastScan, jpeg.length - 2);
  const end = jpeg.subarray(jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, lastScan), ...Array.from({ length: scans }, () => scan), end]);
}

/** An interlaced single-colour PNG, made without allocating its pixels. */
export function interlacedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 1], 8);
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  const bytes = passes.map(([x, y, stepX, stepY]) => {
    const columns = Math.ceil((width - x) / stepX);
    return columns > 0 ? Math.ceil((height - y) / stepY) * (1 + 3 * columns) : 0;
  });
  const pixels = deflateSync(Buffer.alloc(bytes.reduce((sum, each) => sum + each, 0)), { level: 1 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), whole.length - 4);
  return whole;
}
