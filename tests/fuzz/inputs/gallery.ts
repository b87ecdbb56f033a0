import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { drawing } from '../../support/photos/draw-photo.ts';
import { chunk, greyPng } from './png.ts';

/** Pictures by name: valid ones to be corrupted, and invalid ones. */
export interface Gallery {
  whole: Record<string, Buffer>;
  odd: Record<string, Buffer>;
}

const latin = (text: string) => Buffer.from(text, 'latin1');

/** Draws all pictures once; requests reuse them. */
export async function drawGallery(): Promise<Gallery> {
  const small = drawing({ width: 120, height: 90 });
  const noise = sharp({
    create: {
      width: 120,
      height: 90,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const jpeg = await noise.clone().jpeg().toBuffer();
  const whole = {
    jpeg,
    png: await noise.clone().png().toBuffer(),
    webp: await noise.clone().webp().toBuffer(),
    gif: await noise.clone().gif().toBuffer(),
    avif: await small.clone().avif({ effort: 0 }).toBuffer(),
    'progressive jpeg': await noise.clone().jpeg({ progressive: true }).toBuffer(),
    'cmyk jpeg': await noise.clone().toColourspace('cmyk').jpeg().toBuffer(),
    '16-bit png': await noise.clone().toColourspace('rgb16').png().toBuffer(),
    'lossless webp': await noise.clone().webp({ lossless: true }).toBuffer(),
  };
  return { whole, odd: { ...shapes(), ...(await labels(jpeg, small)), ...others(whole), ...(await moving()) } };
}

/** Extreme dimensions. */
function shapes(): Record<string, Buffer> {
  return {
    '1x1 png': greyPng(1, 1, 1),
    '1x60000 png': greyPng(1, 60_000, 60_000),
    '60000x1 png': greyPng(60_000, 1, 1),
    '2x20000 png': greyPng(2, 20_000, 20_000),
    '50000x50000 png of a few bytes': greyPng(50_000, 50_000, 3),
    '7000x7000 png': greyPng(7000, 7000, 7000),
    '0x0 png': greyPng(0, 0, 0),
    '0x10 png': greyPng(0, 10, 10),
    '2147483647 square png': greyPng(2 ** 31 - 1, 2 ** 31 - 1, 0),
    '4294967295 square png': Buffer.from(greyPng(1, 1, 1)).fill(0xff, 16, 24),
    'gif of 65535x65535': latin(
      'GIF89a\xff\xff\xff\xff\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\xff\xff\xff\xff\x00\x02\x02D\x01\x00;',
    ),
    'webp of 16384x16384': latin(
      'RIFF\x1a\x00\x00\x00WEBPVP8L\x0d\x00\x00\x00/\xff\xff\xff\x0f\x10\x07\x10\x11\x11\x88\x88\xfe\x07\x00',
    ),
    'jpeg of 65535x65535': latin(
      '\xff\xd8\xff\xc0\x00\x0b\x08\xff\xff\xff\xff\x01\x01\x11\x00\xff\xda\x00\x08\x01\x01\x00\x00?\x00\x00\xff\xd9',
    ),
  };
}

/** Pictures with false or endless metadata. */
async function labels(jpeg: Buffer, small: Sharp): Promise<Record<string, Buffer>> {
  const withSegment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
  };
  const manySegments = Buffer.concat(
    Array.from({ length: 60 }, () =>
      Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(65_533, 0x41)]),
    ),
  );
  const exifOf = (orientation: number) => small.clone().withMetadata({ orientation }).jpeg().toBuffer();
  const text = (keyword: string, data: Buffer) => chunk(keyword, data);
  return {
    'orientation 5': await exifOf(5),
    'orientation 8': await exifOf(8),
    'orientation 77': withSegment(
      0xe1,
      latin('Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x4d\0\0\0\0\0\0\0'),
    ),
    'EXIF in a circle': withSegment(
      0xe1,
      latin('Exif\0\0II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x08\0\0\0\x08\0\0\0'),
    ),
    'EXIF of nothing': withSegment(0xe1, latin('Exif\0\0')),
    'four megabytes of EXIF': Buffer.concat([jpeg.subarray(0, 2), manySegments, jpeg.subarray(2)]),
    'ICC junk': withSegment(0xe2, Buffer.concat([latin('ICC_PROFILE\0\x01\x01'), Buffer.alloc(500, 0x7f)])),
    'ICC missing parts': withSegment(0xe2, Buffer.concat([latin('ICC_PROFILE\0\x02\xff'), Buffer.alloc(200)])),
    'png with a packed text of 40 MB': greyPng(9, 9, 9, [
      text('zTXt', Buffer.concat([latin('a\0\0'), deflateSync(Buffer.alloc(40_000_000))])),
    ]),
    'png with a packed colour profile of 40 MB': greyPng(9, 9, 9, [
      text('iCCP', Buffer.concat([latin('a\0\0'), deflateSync(Buffer.alloc(40_000_000))])),
    ]),
    'png with 5000 chunks': greyPng(
      9,
      9,
      9,
      Array.from({ length: 5000 }, () => text('tEXt', latin('a\0b'))),
    ),
    'png with a chunk of 2 GB': greyPng(9, 9, 9, [
      Buffer.concat([Buffer.from([0x7f, 0xff, 0xff, 0xff]), latin('tEXtab')]),
    ]),
  };
}

/** Files that are not photos, and polyglots. */
function others({ jpeg, png, gif }: { jpeg: Buffer; png: Buffer; gif: Buffer }): Record<string, Buffer> {
  const svg = (inside: string) => Buffer.from(`<?xml version="1.0"?>${inside}`);
  return {
    nothing: Buffer.alloc(0),
    'one byte': latin('\xff'),
    'jpeg start alone': latin('\xff\xd8\xff'),
    'png start alone': latin('\x89PNG\r\n\x1a\n'),
    'svg with script': svg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ),
    'svg with entity': svg(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><text y="9">&x;</text></svg>',
    ),
    'svg with laughs': svg(
      '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&c;</text></svg>',
    ),
    'svg with a file in it': svg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><image href="file:///etc/passwd" width="9" height="9"/></svg>',
    ),
    'jpeg that is a page': Buffer.concat([jpeg, latin('<html><script>alert(1)</script>')]),
    'jpeg that is a zip': Buffer.concat([jpeg, latin('PK\x03\x04\x14\0\0\0\0\0'), Buffer.alloc(50)]),
    'gif that is a script': Buffer.concat([latin('GIF89a/*'), gif.subarray(8), latin('*/=1;alert(1)')]),
    'png inside a jpeg': Buffer.concat([jpeg.subarray(0, 30), png]),
    tiff: latin('II*\0\x08\0\0\0\0\0\0\0\0\0'),
    pdf: latin('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    bmp: Buffer.concat([latin('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0'), Buffer.alloc(44)]),
    ico: latin('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0'),
    'heic of nothing': latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'avif called heic': latin('\0\0\0\x18ftypmif1\0\0\0\0mif1avif'),
    elf: latin('\x7fELF\x02\x01\x01'),
    'a page': latin('<!doctype html><script>alert(1)</script>'),
  };
}

async function moving(): Promise<Record<string, Buffer>> {
  const frame = {
    create: {
      width: 8,
      height: 8 * 300,
      channels: 3 as const,
      background: '#fff',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  };
  const frames = await sharp(frame).raw().toBuffer();
  const film = sharp(frames, { raw: { width: 8, height: 8 * 300, channels: 3, pageHeight: 8 } });
  return {
    'gif of 300 frames': await film.clone().gif().toBuffer(),
    'webp of 300 frames': await film.clone().webp().toBuffer(),
    'png with acTL': greyPng(9, 9, 9, [chunk('acTL', Buffer.alloc(8, 1))]),
  };
}
