import { expect, test } from 'vitest';
import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { productMeta } from './product-meta.ts';

const product = {
  ...{ id: '7', title: 'Lamp', description: 'A lamp.', language: 'en', productImage: 'a.webp' },
  ...{ price_cents: 4900, price_before_cents: null, texts: {}, recommended_countries: [] },
} as unknown as ProductDetails;

const ratingFor = (rating: ProductDetails['rating']) =>
  JSON.stringify(productMeta({ ...product, rating }, 'https://shop.example')).match(/"aggregateRating":(\{.*?\})/)?.[1];

test('the structured data of a product tells the average of its reviews, and nothing without reviews', () => {
  expect(ratingFor(null)).toBeUndefined();
  expect(JSON.parse(ratingFor({ average: 4.3, count: 12 }) ?? '')).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.3,
    reviewCount: 12,
  });
});

test('the structured data of a product offers it where it can be sent, and nowhere else', () => {
  const dataFor = (codes: string[]) => {
    const recommended_countries = codes.map((code) => ({ code, name: code }));
    return JSON.stringify(productMeta({ ...product, recommended_countries }, 'https://shop.example'));
  };
  expect(dataFor(['TH', 'VN'])).toContain('"eligibleRegion":["TH","VN"]');
  expect(dataFor([])).not.toContain('"Offer"');
});
