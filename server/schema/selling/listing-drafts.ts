import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { shopCurrencies } from '../../../contracts/identity/shop-currencies.ts';
import { languages } from '../../../contracts/languages.ts';
import type { ListingProposal, PhotoFacts } from '../../../contracts/selling/listing-analysis.ts';
import { draftStates } from '../../../contracts/selling/listing-drafts.ts';
import { accounts } from '../identity/accounts.ts';
import { products } from '../marketplace/listings.ts';
import { analyses } from './analyses.ts';

/** Why a draft was not published: a code of the errors with the sentence that says it. */
export interface DraftProblem {
  code: string;
  message: string;
  key: string;
  parameters: Record<string, string | number>;
}

const sellerId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });
const moment = () => timestamp({ precision: 3, withTimezone: true });

/** A listing in the making: what its photos say together, and what the seller changed of it. */
export const listingDrafts = pgTable(
  'listing_drafts',
  {
    id: uuid().primaryKey().defaultRandom(),
    sellerId: sellerId(),
    state: text({ enum: draftStates }).notNull().default('open'),
    // Of all its photos; null until one of them is read.
    facts: jsonb().$type<PhotoFacts>(),
    // The analysis of the photo that says best what the article is.
    analysisUuid: uuid().references(() => analyses.uuid, { onDelete: 'set null' }),
    categoryId: integer(),
    productTypeId: text(),
    isTypeChosen: boolean().notNull().default(false),
    // The texts, price range and countries of these facts.
    proposal: jsonb().$type<ListingProposal>(),
    // What the seller typed; null where it is as proposed.
    title: text(),
    titleLanguage: text({ enum: languages }),
    priceMinor: bigint({ mode: 'number' }),
    currency: text({ enum: shopCurrencies }),
    stock: integer().notNull().default(1),
    // How alike its least alike photos are; null where it has one, or where the seller put them together.
    likeness: real(),
    problem: jsonb().$type<DraftProblem>(),
    // A draft goes with the listing that it became.
    productId: bigint({ mode: 'number' }).references(() => products.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('listing_drafts_by_seller').on(table.sellerId, table.createdAt),
    index('listing_drafts_by_analysis').on(table.analysisUuid),
    index('listing_drafts_by_product').on(table.productId),
    check('listing_drafts_stock', sql`${table.stock} >= 1`),
    check(
      'listing_drafts_price',
      sql`${table.priceMinor} is null or (${table.priceMinor} > 0 and ${table.currency} is not null)`,
    ),
  ],
);

/** A photo of a draft, with its analysis. */
export const draftPhotos = pgTable(
  'draft_photos',
  {
    id: uuid().primaryKey().defaultRandom(),
    draftId: uuid()
      .notNull()
      .references(() => listingDrafts.id, { onDelete: 'cascade' }),
    sellerId: sellerId(),
    // So that a photo that is sent again is not stored twice.
    uploadKey: text().notNull(),
    image: text().notNull(),
    analysisUuid: uuid().references(() => analyses.uuid, { onDelete: 'set null' }),
    // The order in which the seller's photos were taken, and that in the draft.
    position: bigint({ mode: 'number' }).notNull(),
    place: integer().notNull(),
    // Whether it was put beside the photos that it resembles, or by the seller.
    isPlaced: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('draft_photos_uploaded_once').on(table.sellerId, table.uploadKey),
    index('draft_photos_by_draft').on(table.draftId, table.place),
    index('draft_photos_by_analysis').on(table.analysisUuid),
    index('draft_photos_by_image').on(table.image),
    index('draft_photos_by_age').on(table.createdAt),
  ],
);
