import { sureFrom } from '../../../../contracts/marketplace/product-types.ts';
import { describeKind } from '../../../../listing-copy/product-types/kind-table.ts';
import { createFairQueue } from '../../../platform/concurrency/fair-queue.ts';
import { blendCategories, type FindNeighbours } from '../../../vision/analyst/learned-categories.ts';
import type { Vision } from '../../../vision/networks/vision.ts';
import type { PreparePhoto } from '../pictures/photo-intake.service.ts';
import { writeCode } from './alike.service.ts';

interface Deps {
  preparePhoto: PreparePhoto;
  vision: Pick<Vision, 'detect'>;
  findNeighbours: FindNeighbours;
}

const [atOnce, maxWaiting] = [2, 100];

/** Looks at visitors' photos, one of each visitor at a time; nothing is stored. */
export function createPhotoReader({ preparePhoto, vision, findNeighbours }: Deps) {
  const enqueue = createFairQueue({ atOnce, maxWaiting });
  return (visitor: string, file: Parameters<PreparePhoto>[1]) =>
    enqueue(visitor, async () => {
      const { code, categories } = await vision.detect(await preparePhoto(visitor, file));
      const [likeliest] = blendCategories(categories, await findNeighbours(code), null);
      const kindId = likeliest?.kindId;
      return {
        code: writeCode(code),
        category_id: likeliest ? String(likeliest.leafId) : '',
        kind: likeliest && kindId !== undefined ? describeKind(likeliest.leafId, kindId) : null,
        is_sure: (likeliest?.confidence ?? 0) >= sureFrom,
      };
    });
}
