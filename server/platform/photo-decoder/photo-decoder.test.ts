import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { drawing } from '../../../tests/support/photos/draw-photo.ts';
import { heicPhoto } from '../../../tests/support/photos/heic-photo.ts';
import { interlacedPng, jpegWithScans } from '../../../tests/support/photos/photo-bombs.ts';
import { countScans } from './jpeg-scans.ts';
import { openPhotoDecoder, type PhotoDecoder, type PhotoDecoderOptions } from './photo-decoder.ts';

// The tests create large pictures, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const isWebp = (bytes: Buffer) => bytes.toString('latin1', 8, 12) === 'WEBP';
const costly = { code: 'photo_too_costly', status: 422 };
const tooManyPixels = { code: 'photo_too_many_pixels', status: 413 };

let folder: string;
let largePhoto: string;
let decoder: PhotoDecoder;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-decoder-'));
  largePhoto = await save(await drawing({ width: 7000, height: 7000 }).webp({ effort: 0 }).toBuffer());
});
afterEach(() => decoder.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

function open(options: Partial<PhotoDecoderOptions> = {}): PhotoDecoder {
  decoder = openPhotoDecoder({ megapixels: 50, ...options });
  return decoder;
}

async function save(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, bytes);
  return file;
}

const smallPhoto = async () => save(await drawing().jpeg().toBuffer());

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a HEIC photo of a phone is read, upright and in its colors', async () => {
  const { data, info } = await sharp(await open().decode(await save(heicPhoto())))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([64, 128]);
  const [red, green, blue] = [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
  expect([red < 60, green < 60, blue > 200]).toEqual([true, true, true]);
  expect(data.at(-info.channels)).toBeGreaterThan(200);
});

test.each([40, 120, 200, 300, 370])('a HEIC photo that is damaged at byte %s does not end the decoder', async (at) => {
  const damaged = heicPhoto().fill(0xff, at, at + 8);
  const file = await save(damaged);
  open();
  await decoder.decode(file).catch((error) => expect(error).toMatchObject({ code: 'photo_heic', status: 415 }));
  expect(isWebp(await decoder.decode(await smallPhoto()))).toBe(true);
});

describe('a photo crafted to take much time or memory is refused before it is decoded:', () => {
  const bombs: [string, () => Promise<Buffer> | Buffer, object][] = [
    ['a progressive JPEG of 400 scans', () => jpegWithScans(7000, 7000, 400), costly],
    ['a small JPEG of 2,500 scans', () => jpegWithScans(600, 600, 2500), costly],
    ['a progressive JPEG of 49 megapixels', () => jpegWithScans(7000, 7000, 1), tooManyPixels],
    ['an interlaced PNG of 49 megapixels', () => interlacedPng(7000, 7000), tooManyPixels],
  ];
  test.each(bombs)('%s', async (_, make, refusal) => {
    open();
    await decoder.decode(await smallPhoto());
    const file = await save(await make());
    const startedAt = performance.now();
    await expect(decoder.decode(file)).rejects.toMatchObject(refusal);
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });
});

test('progressive photos as cameras and editors save them are accepted', async () => {
  open();
  expect(isWebp(await decoder.decode(await save(await jpegWithScans(4000, 3000, 1))))).toBe(true);
  expect(isWebp(await decoder.decode(await save(interlacedPng(640, 480))))).toBe(true);
});

test('the scans of an embedded preview are not counted', async () => {
  const jpeg = await drawing().jpeg().toBuffer();
  const preview = await jpegWithScans(160, 120, 60);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), preview]);
  segment.writeUInt16BE(segment.length - 2, 2);
  const whole = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
  expect(countScans(whole, 50)).toBe(1);
  expect(countScans(preview, 50)).toBe(51);
});

test('a photo that takes longer than the limit is refused, and the next gets a new process', async () => {
  open({ timeoutMs: 1 });
  await expect(decoder.decode(largePhoto)).rejects.toMatchObject(costly);
  expect(decoder.pids()).toEqual([]);
  open();
  expect(isWebp(await decoder.decode(largePhoto))).toBe(true);
});

test('a photo that takes more memory than the limit is refused', async () => {
  open({ memoryMb: 1 });
  await expect(decoder.decode(largePhoto)).rejects.toMatchObject(costly);
  await expect.poll(() => decoder.pids().filter(isAlive)).toEqual([]);
});

test('a photo whose process is killed is refused, and the next gets a new process', async () => {
  open();
  await decoder.decode(await smallPhoto());
  const [first = 0] = decoder.pids();
  const decoding = decoder.decode(largePhoto);
  process.kill(first, 'SIGKILL');
  await expect(decoding).rejects.toMatchObject(costly);
  expect(isWebp(await decoder.decode(await smallPhoto()))).toBe(true);
  expect(decoder.pids()).toHaveLength(1);
  expect(decoder.pids()).not.toContain(first);
});

test('a process is started for the first photo, reused for the next, and ended when idle', async () => {
  open({ idleMs: 100 });
  expect(decoder.pids()).toEqual([]);
  await decoder.decode(await smallPhoto());
  const [pid = 0] = decoder.pids();
  await decoder.decode(await smallPhoto());
  expect(decoder.pids()).toEqual([pid]);
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(decoder.pids()).toEqual([]);
});
