import { sureFrom } from '../../../../contracts/marketplace/product-types.ts';
import { describeProductType } from '../../../../listing-copy/product-types/product-type-table.ts';
import { createFairQueue } from '../../../platform/concurrency/fair-queue.ts';
import { blendCategories, type FindNeighbours } from '../../../vision/analyst/learned-categories.ts';
import type { Vision } from '../../../vision/networks/vision.ts';
import type { PreparePhoto } from '../pictures/photo-intake.service.ts';
import { writeEmbedding } from './alike.service.ts';

interface Deps {
  preparePhoto: PreparePhoto;
  vision: Pick<Vision, 'detect'>;
  findNeighbours: FindNeighbours;
}

const [concurrency, maxWaiting] = [2, 100];

/** Looks at visitors' photos, one of each visitor at a time; nothing is stored. */
export function createPhotoReader({ preparePhoto, vision, findNeighbours }: Deps) {
  const enqueue = createFairQueue({ concurrency, maxWaiting });
  return (visitor: string, file: Parameters<PreparePhoto>[1]) =>
    enqueue(visitor, async () => {
      const { embedding, categories } = await vision.detect(await preparePhoto(visitor, file));
      const [likeliest] = blendCategories(categories, await findNeighbours(embedding), null);
      const productTypeId = likeliest?.productTypeId;
      return {
        embedding: writeEmbedding(embedding),
        category_id: likeliest ? String(likeliest.categoryId) : '',
        product_type:
          likeliest && productTypeId !== undefined ? describeProductType(likeliest.categoryId, productTypeId) : null,
        is_sure: (likeliest?.confidence ?? 0) >= sureFrom,
      };
    });
}
