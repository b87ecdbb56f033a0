import { open, readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../../../contracts/errors.ts';
import { decodeHeic } from './heic.ts';
import { countScans } from './jpeg-scans.ts';
import { isAnimatedPng, type PhotoFormat, readPhotoFormat } from './photo-format.ts';

const longestSide = 2048;
// Cameras and photo editors write about ten.
const maxScans = 50;

export interface PhotoLimits {
  megapixels: number;
}

/**
 * Converts an uploaded photo to the picture that is stored and served: upright, in sRGB, resized and without metadata.
 * Refuses files that are not a single still photo or would take too much time or memory to decode.
 */
export async function preparePhoto(path: string, limits: PhotoLimits): Promise<Buffer> {
  const format = await checkFormat(path);
  const photo = format === 'heic' ? await openHeic(path, limits) : await openPhoto(path, format, limits);
  return photo
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 84, effort: 2 })
    .toBuffer()
    .catch((cause) => refuse(format, cause));
}

async function openPhoto(path: string, format: PhotoFormat, { megapixels }: PhotoLimits): Promise<Sharp> {
  const metadata = await readMetadata(path).catch((cause) => refuse(format, cause));
  if ((metadata.pages ?? 1) > 1 && format !== 'heic') throw new AppError('photo_animated');
  checkPixels(metadata, megapixels);
  await checkPasses(path, format, metadata, megapixels / 2);
  return sharp(path, { limitInputPixels: megapixels * 1_000_000, failOn: 'error', sequentialRead: true });
}

/** The image library reads the container, but of its codecs only AV1; phones write HEVC. */
async function openHeic(path: string, limits: PhotoLimits): Promise<Sharp> {
  const metadata = await readMetadata(path).catch(() => null);
  if (metadata?.compression === 'av1') return openPhoto(path, 'heic', limits);
  const { data, width, height } = await decodeHeic(path).catch((cause) => refuse('heic', cause));
  return sharp(data, { raw: { width, height, channels: 4 } });
}

const readMetadata = (path: string) => sharp(path, { limitInputPixels: false }).metadata();

async function checkFormat(path: string): Promise<PhotoFormat> {
  const file = await open(path);
  try {
    const format = await readPhotoFormat(file);
    if (!format) throw new AppError('photo_type');
    if (format === 'png' && (await isAnimatedPng(file))) throw new AppError('photo_animated');
    return format;
  } finally {
    await file.close();
  }
}

function checkPixels({ width, height }: Metadata, megapixels: number): void {
  if (width * height <= megapixels * 1_000_000) return;
  throw new AppError('photo_too_many_pixels', {
    message: `This photo has more than ${megapixels} megapixels. Please choose a smaller one.`,
  });
}

/** Decoding a progressive photo holds all of it in memory, and every pass visits all pixels. */
async function checkPasses(path: string, format: PhotoFormat, metadata: Metadata, megapixels: number): Promise<void> {
  const scans = format === 'jpeg' ? countScans(await readFile(path), maxScans) : 1;
  if (scans > maxScans) throw new AppError('photo_too_costly');
  const { width, height, isProgressive } = metadata;
  if ((!isProgressive && scans === 1) || width * height <= megapixels * 1_000_000) return;
  throw new AppError('photo_too_many_pixels', {
    message: `This photo is saved in several passes (progressive) and has more than ${megapixels} megapixels. Please save it without them, or choose a smaller one.`,
  });
}

function refuse(format: PhotoFormat, cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError(format === 'heic' ? 'photo_heic' : 'photo_broken', { cause });
}
