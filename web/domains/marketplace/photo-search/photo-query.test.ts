import { expect, test, vi } from 'vitest';
import { fetchAlike, readPhotoQuery, writePhotoQuery } from './photo-query.ts';

const read = (search: string) => readPhotoQuery(new URLSearchParams(search));

test('the address of results is read as it was written', () => {
  const query = { like: 'AbC-_1=', category: '3101', productType: 'desk-lamp', q: 'but blue', cursor: 'next page' };
  const address = writePhotoQuery(query);
  expect(address).toMatch(/^\/search-by-photo\?/);
  expect(read(address.split('?')[1] ?? '')).toEqual({ ...query, language: 'en' });
});

test('what was not recognised is left out of the address', () => {
  expect(writePhotoQuery({ like: 'x', category: '', productType: '', q: '', cursor: undefined })).toBe(
    '/search-by-photo?like=x',
  );
});

test('an address that somebody changed is read without what cannot be', () => {
  expect(read('')).toEqual({ like: '', category: '', productType: '', q: '', language: 'en', cursor: undefined });
  expect(read('category=31x1').category).toBe('');
  expect(read('category=1234567').category).toBe('');
  expect(read(`kind=${'k'.repeat(300)}`).productType).toHaveLength(100);
  expect(read(`q=${'q'.repeat(300)}`).q).toHaveLength(200);
  expect(read(`cursor=${'c'.repeat(300)}`).cursor).toHaveLength(200);
});

test('products are asked for by what the photo showed', async () => {
  const call = vi.fn(async () => ({ products: [{ id: '7' }], next_cursor: 'more' }));
  const page = await fetchAlike(call as never, { ...read('like=x&category=3101&kind=lamp&q=blue'), cursor: 'c' });
  expect(page).toEqual({ products: [{ id: '7' }], nextCursor: 'more' });
  const body = { embedding: 'x', category_id: '3101', product_type_id: 'lamp', q: 'blue', language: 'en', cursor: 'c' };
  expect(call).toHaveBeenCalledWith(expect.anything(), { body });
});
