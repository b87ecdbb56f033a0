import { sql } from 'drizzle-orm';
import type { Language } from '../../../../contracts/languages.ts';
import type { StoredFact } from '../../../../contracts/marketplace/facts.ts';
import type { ProductRecord } from '../../../../contracts/marketplace/listings.ts';
import { type CountryCode, isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { countryNameIn } from '../../../../reference-data/countries/country-labels.ts';
import { type DeliveryFees, deliveryFeeTo } from '../../../../reference-data/shipping/reach.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products, type productTexts } from '../../../schema/marketplace/listings.ts';
import { productPhotos } from '../../../schema/marketplace/product-photos.ts';
import { productSearch } from '../../../schema/marketplace/search.ts';
import { shippingProfiles } from '../../../schema/ordering/selling.ts';
import { factsColumn, showFacts } from '../facts/product-facts.service.ts';
import { namesUsed } from '../search/filters.ts';
import { toCard } from './cards.service.ts';
import { describeVariants, type VariantRow, variantsOfProduct } from './variants.service.ts';

type Product = typeof products.$inferSelect;
type Text = Pick<typeof productTexts.$inferSelect, 'title' | 'description'>;

/** The columns of a record, of a query that joins the seller and, where there is one, the shipping profile. */
export const recordColumns = {
  product: products,
  seller: { id: accounts.id, name: accounts.name },
  fees: {
    country: shippingProfiles.country,
    homeFeeCents: shippingProfiles.homeFeeCents,
    regionFeeCents: shippingProfiles.regionFeeCents,
    worldFeeCents: shippingProfiles.worldFeeCents,
    freeFromCents: shippingProfiles.freeFromCents,
  },
  furtherImages: sql<string[]>`array(select ${productPhotos.image} from ${productPhotos}
    where ${productPhotos.productId} = ${products.id} order by ${productPhotos.place})`,
  facts: factsColumn,
  isUsed: sql<boolean>`exists (select from ${productSearch}
    where ${productSearch.productId} = ${products.id} and ${namesUsed})`,
  variants: variantsOfProduct,
};

interface RecordRow {
  product: Product;
  seller: { id: number; name: string };
  fees: DeliveryFees | null;
  furtherImages: string[];
  facts: StoredFact[] | null;
  isUsed: boolean;
  variants: VariantRow[];
  english: Text;
  text: Text | null;
  sold: number;
}

/** What is offered, and how: the one place that says so for the page, its structured data, the feeds and the API. */
export function toRecord(row: RecordRow, language: Language): ProductRecord {
  const { product, seller, fees, isUsed } = row;
  return {
    ...toCard(product, row, language),
    images: [product.image, ...row.furtherImages],
    availability: product.stock > 0 ? 'in_stock' : 'out_of_stock',
    condition: isUsed ? 'used' : 'new',
    facts: showFacts(row.facts ?? [], language),
    recommended_countries: countriesOf(product).map((code) => ({
      ...{ code, name: countryNameIn(code, language) },
      delivery_minor: fees && deliveryFeeTo(fees, code, product.price),
    })),
    seller: { id: String(seller.id), name: seller.name },
    sale_ends_at: saleEndOf(product),
    ...describeVariants(product, row.variants, language),
  };
}

/** When the sale that holds the price ends. */
function saleEndOf({ saleEndsAt }: Product): string | null {
  return saleEndsAt !== null && saleEndsAt.getTime() > Date.now() ? saleEndsAt.toISOString() : null;
}

/** Where the seller wants to sell it, and sends. */
export const countriesOf = ({ countries, offeredIn }: Pick<Product, 'countries' | 'offeredIn'>): CountryCode[] =>
  countries.filter(isCountryCode).filter((code) => offeredIn.includes(code));
