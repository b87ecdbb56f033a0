import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AppError } from '../../../contracts/errors.ts';

/** Pixels of a decoded photo: red, green, blue and opacity of each. */
interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The part of libheif that is used; its own types leave these classes out. */
interface Libheif {
  HeifDecoder: new () => HeifDecoder;
}

interface HeifDecoder {
  /** Opens a file and forgets the one before; pixels are not decoded yet. */
  decode(file: Uint8Array): HeifImage[];
}

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  /** Decodes the pixels into the given ones, or calls back with null. */
  display(pixels: Pixels, done: (pixels: Pixels | null) => void): void;
  free(): void;
}

const maxMemoryBytes = 400 * 1024 * 1024;
const maxMegapixels = 25;
const require = createRequire(import.meta.url);
let decoder: HeifDecoder | undefined;

/** Decodes the main picture of a HEIC file, upright. Only for the decoder process, which it blocks for a second or more. */
export async function decodeHeic(path: string): Promise<Pixels> {
  // Created at the first HEIC photo, because most shops see few of them.
  decoder ??= await createDecoder();
  try {
    return await decodePrimary(decoder.decode(await readFile(path)));
  } catch (error) {
    // After a failure inside the library its memory may be in any state.
    if (!(error instanceof AppError)) decoder = undefined;
    throw error;
  }
}

async function decodePrimary(images: HeifImage[]): Promise<Pixels> {
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw new AppError('photo_heic');
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > maxMegapixels * 1_000_000) {
      throw new AppError('photo_too_many_pixels', {
        message: `This HEIC photo has more than ${maxMegapixels} megapixels. Please choose a smaller one, or save it as JPG.`,
      });
    }
    const data = new Uint8ClampedArray(width * height * 4);
    const pixels = await new Promise<Pixels | null>((resolve) => image.display({ data, width, height }, resolve));
    if (!pixels) throw new AppError('photo_heic');
    return pixels;
  } finally {
    for (const image of images) image.free();
  }
}

async function createDecoder(): Promise<HeifDecoder> {
  limitMemory();
  const wasmBinary = await readFile(require.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  const { HeifDecoder }: Libheif = require('libheif-js/libheif-wasm/libheif.js')({ wasmBinary });
  return new HeifDecoder();
}

const { grow } = WebAssembly.Memory.prototype;

/** The watch of the process cannot run during a decode, so the library itself gets no more memory than a photo needs. */
function limitMemory(): void {
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > maxMemoryBytes) throw new RangeError('too much memory for a photo');
    return grow.call(this, pages);
  };
}
