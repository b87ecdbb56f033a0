import type { MetaDescriptor } from 'react-router';
import { languages } from '../../../../contracts/languages.ts';
import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { isReduced } from '../../../../contracts/marketplace/price-rules.ts';
import { addressIn, pageMeta } from '../../../lib/page/page-meta.ts';

/** About the length that search results show. */
const descriptionLength = 160;

/** The metadata of a product page for search engines, link previews and shopping assistants. */
export function productMeta(product: ProductDetails, origin: string): MetaDescriptor[] {
  const { title, language } = product;
  const path = `/product/${product.id}`;
  const here = addressIn(origin, path, language);
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
    { 'script:ld+json': productData(product, image, here) },
    { 'script:ld+json': breadcrumbData(product, origin) },
  ];
}

/** No availability, because the page is cached for everyone and the last unit may be sold meanwhile. */
function productData(product: ProductDetails, image: string, url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    image: [image],
    sku: product.id,
    category: product.super_sub_category_name,
    ...(product.rating && { aggregateRating: ratingData(product.rating) }),
    ...(product.recommended_countries.length > 0 && { offers: offerData(product, url) }),
  };
}

/** Only where it can be sent; what cannot be sent anywhere is no offer. */
function offerData(product: ProductDetails, url: string) {
  return {
    '@type': 'Offer',
    url,
    ...priceData(product.price_cents),
    ...(isReduced(product) && { priceSpecification: priceBeforeData(product.price_before_cents) }),
    eligibleRegion: product.recommended_countries.map(({ code }) => code),
  };
}

function ratingData({ average, count }: NonNullable<ProductDetails['rating']>) {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count };
}

function priceData(cents: number) {
  return { price: (cents / 100).toFixed(2), priceCurrency: 'USD' };
}

function priceBeforeData(cents: number) {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    ...priceData(cents),
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
