import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { AppError } from '../../../contracts/errors.ts';
import { isMovingPng, type PhotoKind, readPhotoKind } from './photo-kind.ts';

const longestSide = 2048;
/** A photo that takes longer was made to take longer. */
const decodeSeconds = 60;

/**
 * Makes the picture that is kept and served from what was uploaded: upright, in sRGB, of a sensible size and without
 * a word about place or camera. Refuses what is not one still photo.
 */
export async function preparePhoto(
  upload: { path: string; size: number },
  limits: { megapixels: number },
): Promise<Buffer> {
  if (upload.size === 0) throw new AppError('photo_empty');
  const kind = await checkKind(upload.path);
  const {
    width,
    height,
    pages = 1,
  } = await sharp(upload.path, { limitInputPixels: false })
    .metadata()
    .catch((cause) => refuse(kind, cause));
  if (pages > 1 && kind !== 'heic') throw new AppError('photo_animated');
  const mostPixels = limits.megapixels * 1_000_000;
  if (width * height > mostPixels) {
    throw new AppError('photo_too_many_pixels', {
      message: `This photo has more than ${limits.megapixels} megapixels. Please choose a smaller one.`,
    });
  }
  return sharp(upload.path, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: decodeSeconds })
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
    if (kind === 'png' && (await isMovingPng(file))) throw new AppError('photo_animated');
    return kind;
  } finally {
    await file.close();
  }
}

function refuse(kind: PhotoKind, cause: unknown): never {
  // Whether a phone's HEIC can be read depends on how the picture library was built.
  if (kind !== 'heic') throw new AppError('photo_broken', { cause });
  throw new AppError('photo_type', {
    message: 'HEIC photos cannot be read here. Please save it as JPG and choose it again.',
    cause,
  });
}
