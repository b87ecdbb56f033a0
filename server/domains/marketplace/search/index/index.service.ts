import { setImmediate } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { products, productTexts } from '../../../../schema/marketplace/listings.ts';
import { productFacts } from '../../../../schema/marketplace/product-facts.ts';
import { productSearch, unlistedSearch } from '../../../../schema/marketplace/search.ts';
import { cutText } from './cut-text.ts';
import { termsOfFacts } from './fact-terms.ts';
import { factTermsOf } from './meaning-terms.ts';
import { termsOfOptions } from './option-terms.ts';
import { rangeBucketTerms } from './range-buckets.ts';
import { categoryTermsOf, descriptionTermsOf, knownWordsOf, titleTermsOf } from './terms.ts';

type Product = typeof products.$inferSelect;
type Text = typeof productTexts.$inferSelect;
type FactSet = typeof productFacts.$inferSelect;
type Document = Awaited<ReturnType<typeof documentOf>>;

const batchSize = 200;
const longText = 200;
/** Facts stand at the beginning of a description; of what follows only the words are indexed, because reading takes long. */
const readForMeaning = 1500;

/** Updates the index for these listings; those that are not live are moved to where only their seller finds them. */
export async function indexProducts(db: Db, ids: number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    await indexBatch(db, ids.slice(start, start + batchSize));
  }
}

async function indexBatch(db: Db, ids: number[]): Promise<void> {
  const rows = await db.select().from(products).where(inArray(products.id, ids));
  const texts = await db.select().from(productTexts).where(inArray(productTexts.productId, ids));
  const textsOf = Map.groupBy(texts, (text) => text.productId);
  const factSets = await db.select().from(productFacts).where(inArray(productFacts.productId, ids));
  const factsOf = new Map(factSets.map((set) => [set.productId, set]));
  const [live, unlisted]: [Document[], Document[]] = [[], []];
  for (const row of rows) {
    const document = await documentOf(row, textsOf.get(row.id) ?? [], factsOf.get(row.id));
    (row.isLive ? live : unlisted).push(document);
  }
  const isLive = new Set(live.map(({ id }) => id));
  const gone = ids.filter((id) => !isLive.has(id));
  if (gone.length > 0) await db.delete(productSearch).where(inArray(productSearch.productId, gone));
  if (isLive.size > 0) await db.delete(unlistedSearch).where(inArray(unlistedSearch.productId, [...isLive]));
  if (unlisted.length > 0) await writeUnlisted(db, unlisted);
  if (live.length > 0) await writeLive(db, live);
}

async function writeLive(db: Db, live: Document[]): Promise<void> {
  // An existing row is updated, and keeps whether it is sold out, which a sale may change at the same time.
  await db.execute(sql`
    insert into product_search (product_id, title_terms, all_terms, top_category_id, sub_category_id, price_cents, created_at, is_sold_out)
    select id, array_to_tsvector(array(select jsonb_array_elements_text(title)) || buckets),
      array_to_tsvector(array(select jsonb_array_elements_text(everything)) || buckets),
      "topCategoryId", "subCategoryId", price, created, sold_out
    from jsonb_to_recordset(${JSON.stringify(live)}::jsonb)
      as document(id bigint, title jsonb, everything jsonb, "topCategoryId" int, "subCategoryId" int, price int, created timestamptz, sold_out boolean),
      lateral (select ${rangeBucketTerms(sql`created`, sql`price`)} as buckets) as place
    on conflict (product_id) do update set title_terms = excluded.title_terms, all_terms = excluded.all_terms,
      top_category_id = excluded.top_category_id, sub_category_id = excluded.sub_category_id, price_cents = excluded.price_cents,
      created_at = excluded.created_at`);
  // Sorted, because two transactions that insert the same words in different orders would deadlock.
  const words = [...new Set(live.flatMap((document) => document.words))].sort();
  await db.execute(sql`
    insert into search_words (word) select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) on conflict do nothing`);
}

/** The terms of listings that only their seller finds. */
async function writeUnlisted(db: Db, unlisted: Document[]): Promise<void> {
  await db.execute(sql`
    insert into unlisted_search (product_id, title_terms, all_terms)
    select id, array_to_tsvector(array(select jsonb_array_elements_text(title))),
      array_to_tsvector(array(select jsonb_array_elements_text(everything)))
    from jsonb_to_recordset(${JSON.stringify(unlisted)}::jsonb) as document(id bigint, title jsonb, everything jsonb)
    on conflict (product_id) do update set title_terms = excluded.title_terms, all_terms = excluded.all_terms`);
}

/** The terms of a listing: of its titles with their meaning, of all its texts, and words to correct typos by. */
export async function termsOfListing(categoryId: number, texts: Pick<Text, 'language' | 'title' | 'description'>[]) {
  const title = new Set<string>(categoryTermsOf(categoryId));
  // A search for all facts reads one column, so what the title says is in both.
  const everything = new Set<string>(title);
  const words = new Set<string>();
  for (const text of texts) {
    const named = factTermsOf(categoryId, text.title, text.language);
    for (const term of named.terms) {
      title.add(term);
      everything.add(term);
    }
    for (const term of titleTermsOf(text.title, text.language)) title.add(term);
    for (const term of descriptionTermsOf(named.affirmed, text.language)) everything.add(term);
    for (const word of knownWordsOf(text.title, text.language)) words.add(word);
    if (text.description.length > longText) await setImmediate();
    let start = 0;
    for (const part of cutText(text.description)) {
      const isRead = start < readForMeaning;
      const { terms, affirmed } = isRead ? factTermsOf(0, part, text.language) : { terms: [], affirmed: part };
      for (const term of terms) everything.add(term);
      for (const term of descriptionTermsOf(affirmed, text.language)) everything.add(term);
      start += part.length;
      // The vocabulary reads a part in some milliseconds: others get their turn before the next.
      if (text.description.length > longText) await setImmediate();
    }
  }
  return { title: [...title], everything: [...everything], words: [...words] };
}

async function documentOf(product: Product, texts: Text[], factSet: FactSet | undefined) {
  const { title, everything, words } = await termsOfListing(product.categoryId, texts);
  const facts = factSet && termsOfFacts(product.categoryId, factSet);
  const options = termsOfOptions(product.options, product.sourceLanguage);
  return {
    title: [...new Set([...title, ...(facts?.title ?? []), ...options.title])],
    everything: [...new Set([...everything, ...(facts?.everything ?? []), ...options.everything])],
    words,
    id: product.id,
    topCategoryId: product.topCategoryId,
    subCategoryId: product.subCategoryId,
    price: product.priceCents,
    created: product.createdAt,
    sold_out: product.stock === 0,
  };
}
