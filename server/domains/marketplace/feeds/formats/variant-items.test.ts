import { expect, test } from 'vitest';
import type { FeedItem } from '../feeds.service.ts';
import type { Feed } from './feed-format.ts';
import { googleFeed } from './google.ts';
import { openAiFeed } from './open-ai.ts';
import { variantItems } from './variant-items.ts';

const variant = (id: string, values: string[], minor: number, isLeft: boolean) => ({
  ...{
    id,
    values,
    name: values.join(', ').toUpperCase(),
    sku: null,
    price: minor / 100,
    price_minor: minor,
    price_cents: minor,
  },
  ...{ price_before_minor: null, stock: isLeft ? 3 : 0, image: id === '41' ? 'red.webp' : null, weight_grams: null },
  availability: isLeft ? 'in_stock' : 'out_of_stock',
});

const tee = {
  ...{
    id: '7',
    title: 'Linen tee',
    description: 'Soft.',
    language: 'en',
    images: ['tee.webp', 'red.webp'],
    currency: 'USD',
  },
  ...{ price: 20, price_minor: 2000, price_cents: 2000, price_before_minor: null, price_before_cents: null, stock: 3 },
  ...{
    availability: 'in_stock',
    condition: 'new',
    recommended_countries: [],
    seller: { id: '3', name: 'Mali' },
    rating: null,
  },
  facts: [],
  ...{ category_name: 'Clothing', sub_category_name: 'Women', super_sub_category_name: 'Tees', createdAt: new Date(0) },
  options: [
    {
      id: 'size',
      name: 'Size',
      values: [
        { id: 'm', name: 'M', sizes: {} },
        { id: 'l', name: 'L', sizes: {} },
      ],
    },
    { id: 'Engraving', name: 'Engraving', values: [{ id: 'yes', name: 'yes', sizes: {} }] },
  ],
  variants: [variant('41', ['m', 'yes'], 2000, true), variant('42', ['l', 'yes'], 2200, false)],
} as unknown as FeedItem;

const feed: Feed = { origin: 'https://shop.example', language: 'en', path: '/', self: '', next: null, shop: null };

test('a listing with options is one article for each variant, in the group of the listing', () => {
  const xml = googleFeed.item(tee, feed).replaceAll('\n', '');
  expect(xml.match(/<item>/g)).toHaveLength(2);
  for (const part of [
    '<g:id>7-41</g:id><g:item_group_id>7</g:item_group_id>',
    '<g:title>Linen tee (M, YES)</g:title>',
    '<g:price>22.00 USD</g:price>',
    '<g:size>L</g:size>',
    '<g:availability>out_of_stock</g:availability>',
    '<g:link>https://shop.example/product/7</g:link>',
  ]) {
    expect(xml).toContain(part);
  }
  expect(variantItems(tee)[0]?.images).toEqual(['red.webp', 'tee.webp']);
});

test('the feed for chats names options as buyers read them', () => {
  const lines = openAiFeed
    .item(tee, feed)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ item_id, group_id, variant_dict }) => [item_id, group_id, variant_dict])).toEqual([
    ['7-41', '7', { Size: 'M', Engraving: 'yes' }],
    ['7-42', '7', { Size: 'L', Engraving: 'yes' }],
  ]);
});

test('a listing without options is one article with its own id, and of no group', () => {
  const xml = googleFeed.item({ ...tee, options: [] }, feed).replaceAll('\n', '');
  expect(xml).toContain('<g:id>7</g:id><g:title>Linen tee</g:title>');
  expect(xml).not.toContain('item_group_id');
});
