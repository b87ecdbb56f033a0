import { expect, test } from 'vitest';
import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { productMeta } from './product-meta.ts';

const product = {
  ...{ id: '7', title: 'Lamp', description: 'A lamp.', language: 'en', productImage: 'a.webp' },
  ...{ currency: 'USD', price_minor: 4900, price_before_minor: null, texts: {}, recommended_countries: [] },
  ...{ facts: [], options: [], variants: [] },
  ...{ images: ['a.webp', 'b.webp'], availability: 'in_stock', condition: 'new', seller: { id: '3', name: 'Malee' } },
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
    const recommended_countries = codes.map((code) => ({ code, name: code, delivery_minor: 300 }));
    return JSON.stringify(productMeta({ ...product, recommended_countries }, 'https://shop.example'));
  };
  expect(dataFor(['TH', 'VN'])).toContain('"eligibleRegion":["TH","VN"]');
  expect(dataFor([])).not.toContain('"Offer"');
});

test('the structured data of a product says whether it is there, how worn it is, who sells it, and what delivery costs where', () => {
  const recommended_countries = [
    { code: 'TH', name: 'Thailand', delivery_minor: 300 },
    { code: 'VN', name: 'Vietnam', delivery_minor: 900 },
    { code: 'LA', name: 'Laos', delivery_minor: 900 },
    { code: 'US', name: 'United States', delivery_minor: null },
  ];
  const sold = {
    ...product,
    recommended_countries,
    availability: 'out_of_stock',
    condition: 'used',
    currency: 'JPY',
  } as const;
  const meta = productMeta(sold as ProductDetails, 'https://shop.example');
  const data = meta.flatMap((item) => ('script:ld+json' in item ? [item['script:ld+json']] : []))[0];
  expect(data).toMatchObject({
    image: ['https://shop.example/uploads/a.webp', 'https://shop.example/uploads/b.webp'],
    offers: {
      price: '4900',
      availability: 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { name: 'Malee', url: 'https://shop.example/seller/3' },
      shippingDetails: [
        { shippingRate: { value: '300', currency: 'JPY' }, shippingDestination: { addressCountry: ['TH'] } },
        { shippingRate: { value: '900' }, shippingDestination: { addressCountry: ['VN', 'LA'] } },
      ],
    },
  });
});
