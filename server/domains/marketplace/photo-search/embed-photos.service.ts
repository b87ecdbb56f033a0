import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { photoEmbeddings } from '../../../schema/marketplace/photo-embeddings.ts';
import type { Vision } from '../../../vision/networks/vision.ts';
import { replaceEmbedding, saveEmbedding } from './photo-embeddings.service.ts';
import { embedPhotos } from './photo-search.job.ts';

type Enqueue = Pick<Queue, 'enqueue'>;

export interface EmbeddingDeps {
  storage: Storage;
  vision: Pick<Vision, 'detect'>;
  log: { info(fields: object, message: string): void };
}

const batchSize = 10;
/** Between two batches, so that a large shop does not take the processor from its visitors for hours. */
const pause = { afterSeconds: 30 };
// Advisory lock, the same number in every process: held while one of them decides whether to begin.
const startLock = 7_274_033;

/** Begins to encode the photos of listings without an embedding, unless that has begun in any process. */
export async function startEncoding(db: Db, queue: Enqueue): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${startLock})`);
    const { rows } = await tx.execute<{ is_needed: boolean }>(sql`
      select exists (select from products where is_live and not exists (select from photo_embeddings where product_id = products.id))
        and not exists (select from pgboss.job where name = ${embedPhotos.name} and state < 'completed') as is_needed`);
    if (rows[0]?.is_needed) await queue.enqueue(tx, embedPhotos, {});
  });
}

/** Encodes the next few photos and queues those after them, or one new cover; a photo that cannot be read is skipped. */
export async function embedBatch(
  db: Db,
  queue: Enqueue,
  deps: EmbeddingDeps,
  { productId, beforeId, encoded }: z.output<typeof embedPhotos.payload>,
  signal: AbortSignal,
): Promise<void> {
  if (productId !== undefined) return embedCover(db, deps, productId, signal);
  const { storage, vision, log } = deps;
  const batch = await listUncoded(db, beforeId);
  let count = 0;
  for (const { id, image } of batch) {
    signal.throwIfAborted();
    const embedding = await embedPhoto(storage, vision, image, signal);
    if (!embedding) continue;
    await saveEmbedding(db, id, { embedding, productTypeId: null });
    count += 1;
  }
  const last = batch.at(-1);
  if (last) await queue.enqueue(db, embedPhotos, { beforeId: last.id, encoded: encoded + count }, pause);
  else log.info({ count: encoded }, 'photos of listings can be found by photo');
}

/** Encodes the cover of one listing. A removed listing has no code until it is restored. */
async function embedCover(
  db: Db,
  { storage, vision }: EmbeddingDeps,
  productId: number,
  signal: AbortSignal,
): Promise<void> {
  const isPresent = and(eq(products.id, productId), isNull(products.removedAt));
  const [product] = await db.select({ image: products.image }).from(products).where(isPresent);
  const embedding = product && (await embedPhoto(storage, vision, product.image, signal));
  if (embedding) await replaceEmbedding(db, productId, embedding);
}

function listUncoded(db: Db, beforeId: number | undefined) {
  return db
    .select({ id: products.id, image: products.image })
    .from(products)
    .leftJoin(photoEmbeddings, eq(photoEmbeddings.productId, products.id))
    .where(
      and(
        products.isLive,
        isNull(photoEmbeddings.productId),
        beforeId === undefined ? undefined : lt(products.id, beforeId),
      ),
    )
    .orderBy(desc(products.id))
    .limit(batchSize);
}

async function embedPhoto(
  storage: Storage,
  vision: Pick<Vision, 'detect'>,
  image: string,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const file = await storage.open(image);
  if (!file) return null;
  const bytes = Buffer.concat(await file.stream.toArray());
  return vision.detect(bytes, { signal }).then(
    ({ embedding }) => embedding,
    (error) => {
      // Stopping is no fault of the photo: the batch is tried again.
      if (signal.aborted) throw error;
      return null;
    },
  );
}
