import type { FastifyInstance } from 'fastify';
import { findLeafCategory } from '../../../../catalog/categories/lookup.ts';
import { AppError } from '../../../../contracts/errors.ts';
import * as contract from '../../../../contracts/marketplace/photo-search.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Read } from '../../../platform/db/replica.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { networkOf } from '../../../platform/rate-limits/ip-network.ts';
import type { Vision } from '../../../vision/networks/vision.ts';
import type { PreparePhoto } from '../pictures/photo-intake.service.ts';
import { listAlikeProducts, readEmbedding } from './alike.service.ts';
import { startEncoding } from './embed-photos.service.ts';
import { findNeighbours } from './neighbours.service.ts';
import { readLearning, writeLearning } from './photo-embeddings.service.ts';
import { createPhotoReader } from './photo-search.service.ts';

interface Deps {
  db: Db;
  read: Read;
  queue: Queue;
  preparePhoto: PreparePhoto;
  vision: Pick<Vision, 'detect'>;
  perMinute: number;
}

export function photoSearchRoutes(app: FastifyInstance, { db, read, queue, perMinute, ...reader }: Deps): void {
  const readPhoto = createPhotoReader({
    ...reader,
    findNeighbours: (embedding) => read((from) => findNeighbours(from, embedding)),
  });
  let hasStartedEncoding = false;

  serve(
    app,
    contract.searchByPhoto,
    async ({ file, request }) => {
      if (!file) throw new AppError('photo_missing');
      const seen = await readPhoto(networkOf(request.ip), file);
      if (!hasStartedEncoding) {
        await startEncoding(db, queue);
        hasStartedEncoding = true;
      }
      return succeed('photoRecognised', seen);
    },
    { perMinute },
  );

  serve(app, contract.listAlike, async ({ body }) => {
    const { category_id, product_type_id, q, language, cursor, limit } = body;
    const categoryId = findLeafCategory(category_id)?.id ?? null;
    const query = {
      embedding: readEmbedding(body.embedding),
      categoryId,
      productTypeId: product_type_id || null,
      text: q,
      language,
      cursor,
      limit,
    };
    const page = await read((from) => listAlikeProducts(from, query));
    return succeedWithList('products', { products: page.products, next_cursor: page.nextCursor });
  });

  serve(app, contract.getPhotoLearning, async ({ account }) =>
    succeed('choiceFound', { improves_recognition: await readLearning(db, account.id) }),
  );

  serve(app, contract.savePhotoLearning, async ({ account, body: { improves_recognition } }) => {
    await writeLearning(db, account.id, improves_recognition);
    return succeed('choiceSaved', { improves_recognition });
  });
}
