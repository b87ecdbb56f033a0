import type { MetaDescriptor } from 'react-router';
import { languages } from '../../../contracts/languages.ts';
import type { ProductDetails } from '../../../contracts/listings.ts';
import { isReduced } from '../../../contracts/price-rules.ts';
import { inLanguage } from '../../lib/language.ts';
import { alternateLinks, pageMeta } from '../../lib/page-meta.ts';

/** About what a search result shows. */
const descriptionLength = 160;

/** What machines read of a product's page: search engines, link previews, shopping assistants. */
export function productMeta(product: ProductDetails, origin: string): MetaDescriptor[] {
  const { title, language } = product;
  const address = `/product/${product.id}` as const;
  const at = (path: string) => `${origin}${path}`;
  const image = at(`/uploads/${product.productImage}`);
  const written = languages.filter((name) => product.texts[name]);
  return [
    ...pageMeta({
      title: `${title} · Snapbazaar`,
      description: shorten(product.description),
      canonical: at(inLanguage(address, language)),
    }),
    ...alternateLinks(at(address), written),
    { property: 'og:url', content: at(inLanguage(address, language)) },
    { property: 'og:image', content: image },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': productData(product, image, at(inLanguage(address, language))) },
    { 'script:ld+json': breadcrumbData(product, at) },
  ];
}

/** Only what is known: a live listing has a price, but nobody has counted how many are in stock. */
function productData(product: ProductDetails, image: string, url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    image: [image],
    sku: product.id,
    category: product.super_sub_category_name,
    offers: {
      '@type': 'Offer',
      url,
      ...priceData(product.price_cents),
      ...(isReduced(product) && { priceSpecification: priceBeforeData(product.price_before_cents) }),
    },
  };
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

function breadcrumbData(product: ProductDetails, at: (path: string) => string) {
  const aisle = `/products/${product.category_id}`;
  const steps = [
    { name: product.category_name, path: aisle },
    { name: product.sub_category_name, path: `${aisle}/${product.sub_category_id}` },
    { name: product.title, path: `/product/${product.id}` },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: at(inLanguage(path, product.language)),
    })),
  };
}

function shorten(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = [...text].slice(0, descriptionLength).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 100 ? lastSpace : undefined)}…`;
}
