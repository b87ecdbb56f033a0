import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';
import { atRegularPrice } from '../../marketplace/listings/prices.service.ts';
import { saveAnalysedCode } from '../../marketplace/photo-search/photo-embeddings.service.ts';
import { readFurtherPhotos, writeFurtherPhotos } from '../listing-photos/listing-photos.service.ts';
import { copyVariants } from '../listing-variants/write-variants.service.ts';
import type { Product } from './cell-values.service.ts';

/** Makes a paused listing with all that a seller wrote into another one; reviews, sales and price history stay with that. */
export async function copyListing(tx: Db, queue: Pick<Queue, 'enqueue'>, product: Product, now: Date): Promise<number> {
  const { sellerId, topCategoryId, subCategoryId, categoryId, image, stock, countries, sourceLanguage } = product;
  const { priceCents, currency, price, rateDate } = atRegularPrice(product);
  const [copy] = await tx
    .insert(products)
    .values({
      ...{ sellerId, topCategoryId, subCategoryId, categoryId, image, stock, countries, sourceLanguage },
      ...{ priceCents, currency, price, rateDate, isLive: false, createdAt: now },
    })
    .returning({ id: products.id });
  if (!copy) throw new Error('The copy was not written.');
  const productId = copy.id;
  const texts = await tx.select().from(productTexts).where(eq(productTexts.productId, product.id));
  if (texts.length > 0) await tx.insert(productTexts).values(texts.map((text) => ({ ...text, productId })));
  const further = await readFurtherPhotos(tx, [product.id]);
  await writeFurtherPhotos(tx, productId, further.get(product.id) ?? []);
  if (product.options.length > 0) await copyVariants(tx, product, productId);
  const [plan] = await tx.select().from(productPlans).where(eq(productPlans.productId, product.id));
  if (plan) await tx.insert(productPlans).values({ ...plan, productId, publishKey: `listing:${productId}` });
  await saveAnalysedCode(tx, queue, productId);
  return productId;
}
