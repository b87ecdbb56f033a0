import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { StoredOption } from '../../../../contracts/marketplace/variant-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { shopVacations } from '../../../schema/marketplace/shops.ts';
import { sellerPaymentMethods, sellerTaxes, shippingProfiles } from '../../../schema/ordering/selling.ts';
import { type VariantRow, variantsOfProduct } from '../../marketplace/listings/variants.service.ts';

const english = alias(productTexts, 'english');
const own = alias(productTexts, 'own');

interface ProductsInput {
  productIds: number[];
  language: Language;
  /** Null for a guest. */
  customerId: number | null;
}

/** What a cart or a checkout has to know of products, in one query: prices, stock, and the terms of their sellers. */
export async function findPurchasableProducts(db: Db, { productIds, language, customerId }: ProductsInput) {
  if (productIds.length === 0) return new Map<number, PurchasableProduct>();
  const rows = await db
    .select({
      id: products.id,
      title: sql<string>`coalesce(${own.title}, ${english.title})`,
      originalTitle: sql<string>`coalesce((select original.title from product_texts original
        where original.product_id = ${products.id} and original.language = ${products.sourceLanguage}), ${english.title})`,
      sourceLanguage: products.sourceLanguage,
      options: products.options,
      variants: variantsOfProduct,
      image: products.image,
      priceCents: products.priceCents,
      priceBeforeCents: products.priceBeforeCents,
      currency: products.currency,
      price: products.price,
      regularPrice: products.regularPrice,
      priceBefore: products.priceBefore,
      reducedAt: products.reducedAt,
      stock: products.stock,
      offeredIn: products.offeredIn,
      isLive: products.isLive,
      sellerId: products.sellerId,
      sellerName: accounts.name,
      isOwn: isSamePerson(customerId),
      profile: shippingProfiles,
      methods: sellerPaymentMethods,
      tax: sellerTaxes,
      vacation: shopVacations,
      topCategoryId: products.topCategoryId,
      subCategoryId: products.subCategoryId,
    })
    .from(products)
    .innerJoin(accounts, eq(accounts.id, products.sellerId))
    .innerJoin(english, and(eq(english.productId, products.id), eq(english.language, 'en')))
    .leftJoin(own, and(eq(own.productId, products.id), eq(own.language, language)))
    .leftJoin(shippingProfiles, eq(shippingProfiles.sellerId, products.sellerId))
    .leftJoin(sellerPaymentMethods, eq(sellerPaymentMethods.sellerId, products.sellerId))
    .leftJoin(sellerTaxes, eq(sellerTaxes.sellerId, products.sellerId))
    .leftJoin(shopVacations, eq(shopVacations.sellerId, products.sellerId))
    .where(inArray(products.id, productIds));
  return new Map(rows.map((row) => [row.id, row]));
}

export interface PurchasableProduct {
  id: number;
  title: string;
  /** As the seller wrote it. */
  originalTitle: string;
  sourceLanguage: Language;
  options: StoredOption[];
  /** Those on offer. */
  variants: VariantRow[];
  image: string;
  /** In US dollars. */
  priceCents: number;
  priceBeforeCents: number | null;
  /** The shop's, in whose smallest unit the product is paid. */
  currency: ShopCurrency;
  price: number;
  /** What the seller asks without the sale that holds now; null without one. */
  regularPrice: number | null;
  priceBefore: number | null;
  reducedAt: Date | null;
  stock: number;
  /** The countries that it can be bought to. */
  offeredIn: string[];
  isLive: boolean;
  sellerId: number;
  sellerName: string;
  /** Whether the seller has the same email or phone as the customer. */
  isOwn: boolean;
  profile: typeof shippingProfiles.$inferSelect | null;
  methods: typeof sellerPaymentMethods.$inferSelect | null;
  tax: typeof sellerTaxes.$inferSelect | null;
  vacation: typeof shopVacations.$inferSelect | null;
  topCategoryId: number;
  subCategoryId: number;
}

/** A person may have a seller and a customer account, with the same email or phone. */
function isSamePerson(customerId: number | null) {
  if (customerId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select from accounts as buyer where buyer.id = ${customerId}
    and (buyer.email = ${accounts.email} or buyer.phone = ${accounts.phone}))`;
}
