import sharp from 'sharp';
import type { Vision } from '../../server/providers/vision/vision.ts';

/**
 * Vision without a model: a magenta photo counts as unsafe, and every pixel darker than mid-grey belongs to the
 * article.
 */
export function createFakeVision(): Pick<Vision, 'isUnsafe' | 'cutOut'> {
  return {
    async isUnsafe(photo) {
      const { dominant } = await sharp(photo).stats();
      return dominant.r > 240 && dominant.g < 16 && dominant.b > 240;
    },
    cutOut: (photo) => sharp(photo).greyscale().threshold(128).negate().png().toBuffer(),
  };
}
