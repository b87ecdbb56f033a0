import type { MetaDescriptor } from 'react-router';
import { languages } from '../../../../contracts/languages.ts';
import type { ProductDetails, ProductRecord } from '../../../../contracts/marketplace/listings.ts';
import { isReduced } from '../../../../contracts/marketplace/price-rules.ts';
import type { ProductVariant } from '../../../../contracts/marketplace/variants.ts';
import { formatPlainAmount } from '../../../../i18n/format-money.ts';
import { addressIn, pageMeta } from '../../../lib/page/page-meta.ts';

/** About the length that search results show. */
const descriptionLength = 160;

/** The metadata of a product page for search engines, link previews and shopping assistants. */
export function productMeta(product: ProductDetails, origin: string): MetaDescriptor[] {
  const { title } = product;
  const path = `/product/${product.id}`;
  const image = `${origin}/uploads/${product.productImage}`;
  const pageLocales = languages.filter((name) => product.texts[name]);
  return [
    ...pageMeta({
      title: `${title} · Snapbazaar`,
      description: shorten(product.description),
      address: { origin, path, pageLocales },
    }),
    { property: 'og:image', content: image },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': productData(product, origin) },
    { 'script:ld+json': breadcrumbData(product, origin) },
  ];
}

/** Written from the same record as the feeds. */
function productData(record: ProductRecord, origin: string) {
  const hasOptions = record.options.length > 0;
  return {
    '@context': 'https://schema.org',
    '@type': hasOptions ? 'ProductGroup' : 'Product',
    ...(hasOptions && {
      productGroupID: record.id,
      variesBy: record.options.map(({ name }) => name),
      hasVariant: record.variants.map((variant) => variantData(record, variant, origin)),
    }),
    name: record.title,
    description: record.description,
    image: record.images.map((file) => `${origin}/uploads/${file}`),
    sku: record.id,
    category: record.super_sub_category_name,
    ...(record.facts.length > 0 && { additionalProperty: record.facts.map(propertyData) }),
    ...(record.rating && { aggregateRating: ratingData(record.rating) }),
    ...(!hasOptions && record.recommended_countries.length > 0 && { offers: offerData(record, origin) }),
  };
}

/** A variant is an article of its own, with its price and what is left of it. */
function variantData(record: ProductRecord, variant: ProductVariant, origin: string) {
  const { id, name, sku, price_minor, price_before_minor, availability, image } = variant;
  const offered = { ...record, price_minor, price_before_minor, availability };
  return {
    '@type': 'Product',
    name: `${record.title} (${name})`,
    sku: sku ?? `${record.id}-${id}`,
    ...(image && { image: `${origin}/uploads/${image}` }),
    ...(record.recommended_countries.length > 0 && { offers: offerData(offered, origin) }),
  };
}

/** A number with its unit as people read it, because codes of units are known for few of them. */
const propertyData = ({ label, text }: ProductRecord['facts'][number]) => ({
  '@type': 'PropertyValue',
  name: label,
  value: text,
});

/** Only where it can be sent; what cannot be sent anywhere is no offer. */
function offerData(record: ProductRecord, origin: string) {
  const { currency, recommended_countries: countries, seller, language } = record;
  return {
    '@type': 'Offer',
    url: addressIn(origin, `/product/${record.id}`, language),
    ...priceData(record.price_minor, currency),
    ...(record.sale_ends_at && { priceValidUntil: record.sale_ends_at }),
    ...(isReduced(record) && { priceSpecification: priceBeforeData(record.price_before_minor, currency) }),
    availability: `https://schema.org/${record.availability === 'in_stock' ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `https://schema.org/${record.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    seller: { '@type': 'Organization', name: seller.name, url: addressIn(origin, `/seller/${seller.id}`, language) },
    eligibleRegion: countries.map(({ code }) => code),
    shippingDetails: [...deliveryFees(countries)].map(([fee, codes]) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: formatPlainAmount(fee, currency), currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: codes },
    })),
  };
}

/** The countries of each fee, because most of them have the same. */
function deliveryFees(countries: ProductRecord['recommended_countries']): Map<number, string[]> {
  const codesByFee = new Map<number, string[]>();
  for (const { code, delivery_minor: fee } of countries) {
    if (fee !== null) codesByFee.set(fee, [...(codesByFee.get(fee) ?? []), code]);
  }
  return codesByFee;
}

function ratingData({ average, count }: NonNullable<ProductDetails['rating']>) {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count };
}

function priceData(minor: number, currency: string) {
  return { price: formatPlainAmount(minor, currency), priceCurrency: currency };
}

function priceBeforeData(minor: number, currency: string) {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    ...priceData(minor, currency),
  };
}

function breadcrumbData(product: ProductDetails, origin: string) {
  const topCategory = `/products/${product.category_id}`;
  const steps = [
    { name: product.category_name, path: topCategory },
    { name: product.sub_category_name, path: `${topCategory}/${product.sub_category_id}` },
    { name: product.title, path: `/product/${product.id}` },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressIn(origin, path, product.language),
    })),
  };
}

function shorten(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = [...text].slice(0, descriptionLength).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 100 ? lastSpace : undefined)}…`;
}
