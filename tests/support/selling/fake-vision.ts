import sharp from 'sharp';
import type { Vision } from '../../../server/vision/networks/vision.ts';
import { embeddingLength } from '../../../server/vision/recognition/embedding.ts';

/**
 * Vision without a model: a magenta photo counts as unsafe, every pixel darker than mid-grey belongs to the article, and
 * photos of like colours in like places look alike.
 */
export function createFakeVision(): Pick<Vision, 'detect' | 'isUnsafe' | 'cutOut'> {
  return {
    async detect(photo) {
      const embedding = await embeddingOf(photo);
      const categories = [{ categoryId: 1301, confidence: 0.6 }];
      return { categories, colours: [], words: [], features: new Float32Array(2048), embedding };
    },
    async isUnsafe(photo) {
      const { dominant } = await sharp(photo).stats();
      return dominant.r > 240 && dominant.g < 16 && dominant.b > 240;
    },
    cutOut: (photo) => sharp(photo).greyscale().threshold(128).negate().png().toBuffer(),
  };
}

async function embeddingOf(photo: Uint8Array): Promise<Uint8Array> {
  const pixels = await sharp(photo).removeAlpha().resize(16, 16, { fit: 'fill' }).raw().toBuffer();
  // One channel of each pixel in turn, between -127 and 127.
  return Uint8Array.from({ length: embeddingLength }, (_, at) => Math.max(1, pixels[at * 3 + (at % 3)] ?? 0) - 128);
}

/** What the job that encodes photos needs besides a storage. */
export const fakeEncoding = { vision: createFakeVision(), log: { info: () => undefined } };
