import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { productEvents } from '../../../schema/selling/analytics.ts';

/** Colours are counted over this many of the most viewed products. */
const maxProducts = 1000;

const english = alias(productTexts, 'english');
const asked = alias(productTexts, 'asked');
const original = alias(productTexts, 'original');

/** The most viewed products first, with their titles in the language or, without such a text, as the seller wrote it. */
export function listViewedProducts(db: Db, viewed: SQL | undefined, language: Language) {
  const total = sql<number>`sum(${productEvents.count})::int`;
  const counted = db
    .select({ id: products.id, sourceLanguage: products.sourceLanguage, views: total.as('views') })
    .from(productEvents)
    .innerJoin(products, eq(products.id, productEvents.productId))
    .where(viewed)
    .groupBy(products.id)
    .orderBy(desc(total), products.id)
    .limit(maxProducts)
    .as('counted');
  return db
    .select({
      id: counted.id,
      title: sql<string>`coalesce(${asked.title}, ${original.title}, ${english.title})`,
      englishTitle: english.title,
      views: counted.views,
    })
    .from(counted)
    .innerJoin(english, and(eq(english.productId, counted.id), eq(english.language, 'en')))
    .leftJoin(asked, and(eq(asked.productId, counted.id), eq(asked.language, language)))
    .leftJoin(original, and(eq(original.productId, counted.id), eq(original.language, counted.sourceLanguage)))
    .orderBy(desc(counted.views), counted.id);
}
