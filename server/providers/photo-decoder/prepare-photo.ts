import { open, readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '../../../contracts/errors.ts';
import { countScans } from './jpeg-scans.ts';
import { isAnimatedPng, type PhotoKind, readPhotoKind } from './photo-kind.ts';

const longestSide = 2048;
// Cameras and picture editors write about ten.
const mostScans = 50;

export interface PhotoLimits {
  megapixels: number;
}

/**
 * Makes the picture that is kept and served from what was uploaded: upright, in sRGB, of a sensible size and without
 * a word about place or camera. Refuses what is not one still photo, or would take too much to decode.
 */
export async function preparePhoto(path: string, limits: PhotoLimits): Promise<Buffer> {
  const kind = await checkKind(path);
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((cause) => refuse(kind, cause));
  if ((metadata.pages ?? 1) > 1 && kind !== 'heic') throw new AppError('photo_animated');
  checkPixels(metadata, limits.megapixels);
  await checkPasses(path, kind, metadata, limits.megapixels / 2);
  return sharp(path, { limitInputPixels: limits.megapixels * 1_000_000, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 84, effort: 2 })
    .toBuffer()
    .catch((cause) => refuse(kind, cause));
}

async function checkKind(path: string): Promise<PhotoKind> {
  const file = await open(path);
  try {
    const kind = await readPhotoKind(file);
    if (!kind) throw new AppError('photo_type');
    if (kind === 'png' && (await isAnimatedPng(file))) throw new AppError('photo_animated');
    return kind;
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

/** A photo in several passes is held in memory as a whole, and every pass costs the time of all its pixels. */
async function checkPasses(path: string, kind: PhotoKind, metadata: Metadata, megapixels: number): Promise<void> {
  const scans = kind === 'jpeg' ? countScans(await readFile(path), mostScans) : 1;
  if (scans > mostScans) throw new AppError('photo_too_costly');
  const { width, height, isProgressive } = metadata;
  if ((!isProgressive && scans === 1) || width * height <= megapixels * 1_000_000) return;
  throw new AppError('photo_too_many_pixels', {
    message: `This photo is saved in several passes (progressive) and has more than ${megapixels} megapixels. Please save it without them, or choose a smaller one.`,
  });
}

function refuse(kind: PhotoKind, cause: unknown): never {
  // Whether a phone's HEIC can be read depends on how the picture library was built.
  if (kind !== 'heic') throw new AppError('photo_broken', { cause });
  throw new AppError('photo_type', {
    message: 'HEIC photos cannot be read here. Please save it as JPG and choose it again.',
    cause,
  });
}
