import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { languages } from '../../../../contracts/languages.ts';
import type { CellValues } from '../../../../contracts/selling/listing-cells.ts';
import type { ListingState } from '../../../../contracts/selling/my-listings.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { writeListing, writeText } from '../../marketplace/listings/changes.service.ts';
import { readCategory, readCountries } from '../../marketplace/listings/listing-fields.service.ts';
import { changeCodeCategory, followCover } from '../../marketplace/photo-search/photo-embeddings.service.ts';
import { requireOwnPhotos, writeFurtherPhotos } from '../listing-photos/listing-photos.service.ts';
import { saveWeight } from '../listing-publishing/plans.service.ts';
import { writeState } from '../my-listings/listing-state.service.ts';
import { shopPriceOf } from '../shop-price/shop-price.service.ts';
import type { Product } from './cell-values.service.ts';

export interface WriteDeps {
  tx: Db;
  queue: Pick<Queue, 'enqueue'>;
  currency: ShopCurrency;
  now: Date;
}

/** Writes checked values into a locked listing; the caller brings the search in line. */
export async function writeCells(
  deps: WriteDeps,
  product: Product,
  before: CellValues,
  after: CellValues,
): Promise<void> {
  const { tx, queue, currency } = deps;
  const { id, sellerId } = product;
  const categoryId = after.category;
  await writeListing(tx, id, {
    ...(after.price === undefined ? {} : shopPriceOf(currency, { text: after.price, currency })),
    ...(after.stock === undefined ? {} : { stock: Number(after.stock) }),
    // A listing of an earlier version without countries is sold everywhere; undoing brings that back.
    ...(after.countries === undefined
      ? {}
      : { countries: after.countries ? readCountries(after.countries.split(' ')) : [] }),
    ...(categoryId === undefined ? {} : readCategory({ topCategoryId: '', subCategoryId: '', categoryId })),
  });
  if (after.photos !== undefined) {
    const known = before.photos?.split(' ') ?? [];
    const [image, ...further] = await requireOwnPhotos(tx, sellerId, after.photos.split(' '), known);
    // Also where the cover stays: feeds tell a change by the row of the listing.
    await writeListing(tx, id, { image });
    await writeFurtherPhotos(tx, id, further);
    if (image !== product.image) await followCover(tx, queue, id);
  }
  if (categoryId !== undefined) await changeCodeCategory(tx, id, Number(categoryId));
  await writeTexts(tx, product, before, after);
  if (after.weight !== undefined) await saveWeight(tx, { productId: id, sellerId }, gramsOf(after.weight));
  if (after.state !== undefined) await writeState(deps, product, after.state as ListingState);
}

const gramsOf = (kilograms: string) => (kilograms ? Math.round(Number(kilograms) * 1000) : null);

/** The source language first, because saving it marks the other languages as stale. */
async function writeTexts(tx: Db, product: Product, before: CellValues, after: CellValues): Promise<void> {
  const { sourceLanguage: source } = product;
  for (const language of [source, ...languages.filter((other) => other !== source)]) {
    const [title, description] = [after[`title_${language}`], after[`description_${language}`]];
    if (title === undefined && description === undefined) continue;
    await writeText(tx, product, language, {
      title: title ?? before[`title_${language}`] ?? '',
      description: description ?? before[`description_${language}`] ?? '',
    });
  }
}
