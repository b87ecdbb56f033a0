import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { applyBulkChange } from '../../../../contracts/selling/bulk-changes.ts';
import {
  getBulkProblems,
  getListingsCsv,
  getListingsXlsx,
  previewListingFile,
} from '../../../../contracts/selling/listing-files.ts';
import { changeListing, getOwnListing } from '../../../../contracts/selling/my-listings.ts';
import { createComposedProduct, createProduct } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { readXlsx } from '../../../platform/tables/read-xlsx.ts';
import { tableLimits } from '../../../platform/tables/table-limits.ts';
import { writeXlsx } from '../../../platform/tables/write-xlsx.ts';
import { products } from '../../../schema/marketplace/listings.ts';

const { api, apiAs, db } = await buildTestApp();
let asSeller: Api;
let asOther: Api;
let sellerId = 0;

beforeAll(async () => {
  const { token, post } = await api(signUpSeller, { body: withEmail('files@example.com') });
  asSeller = apiAs(token);
  sellerId = Number(post.id);
  const other = await api(signUpSeller, { body: withEmail('files-other@example.com') });
  asOther = apiAs(other.token);
});

const create = async (values: object = {}) =>
  String((await createComposedProduct(db, sellerId, { categoryId: 1301, colours: ['black'] }, values)).id);
const own = async (id: string) => (await asSeller(getOwnListing, { params: { id } })).listing;
const send = (content: string | Buffer, language: Language = 'en', as = asSeller) =>
  as(previewListingFile, {
    body: { key: randomUUID(), language, name: 'table.csv' },
    file: new Blob([new Uint8Array(Buffer.from(content))]),
  });
const apply = (id: string) => asSeller(applyBulkChange, { params: { id } });
const exportCsv = async (language: Language = 'en', columns: 'figures' | 'everything' = 'everything') =>
  (await asSeller(getListingsCsv, { body: { language, columns } })).content.text();

describe('the round trip of a file', () => {
  test.each(['en', 'th', 'ja', 'es'] as const)('in %s changes nothing, as CSV and as workbook', async (language) => {
    const id = await create();
    const description = '- one\n=2+2\n"quoted", and; more\n@home';
    await asSeller(changeListing, { params: { id }, body: { texts: { en: { title: '=Radio', description } } } });
    const csv = await exportCsv(language);
    expect(csv).toContain("'=Radio");
    const { content } = await asSeller(getListingsXlsx, { body: { language } });
    for (const file of [csv, Buffer.from(await content.arrayBuffer())]) {
      const { bulk_change, unread_columns } = await send(file, 'en');
      expect(bulk_change).toMatchObject({ row_count: 0, problem_count: 0 });
      expect(unread_columns).toEqual([]);
    }
  });

  test('saves what was changed in a workbook, and a repeated upload changes nothing', async () => {
    const id = await create({ stock: 4 });
    const { content } = await asSeller(getListingsXlsx, { body: { language: 'th', columns: 'figures' } });
    const rows = [...readXlsx(Buffer.from(await content.arrayBuffer()), tableLimits)];
    const head = rows[0] ?? [];
    const row = rows.find(([first]) => first === id) ?? [];
    row[head.indexOf('ราคา')] = '77.5';
    row[head.indexOf('สต็อก')] = '9';
    row[head.indexOf('สถานะ')] = 'พักการขาย';
    const file = writeXlsx('A', rows);
    const { bulk_change, rows: previewed } = await send(file);
    expect(previewed).toMatchObject([{ listing_id: id, file_row: rows.indexOf(row) + 1 }]);
    await apply(bulk_change.id);
    expect(await own(id)).toMatchObject({ price_minor: 7750, stock: 9, state: 'paused' });
    expect((await send(file)).bulk_change).toMatchObject({ row_count: 0, problem_count: 0 });
  });
});

test('bad rows are explained one by one, left out, and given back with their reasons', async () => {
  const id = await create({ stock: 4 });
  const { post } = await api(signUpSeller, { body: withEmail('files-third@example.com') });
  const foreign = String((await createProduct(db, Number(post.id), { title: 'Theirs' })).id);
  const csv = `id;price;stock;currency;note\n${id};12,50;8;;a\n${id};13;;;b\n${foreign};1;;;c\n;5;;;d\nx;5;;;e\n`;
  const { bulk_change, rows, unread_columns } = await send(csv);
  expect(unread_columns).toEqual(['note']);
  expect(bulk_change).toMatchObject({ row_count: 1, problem_count: 4, file_name: 'table.csv' });
  expect(rows.map(({ file_row, problem }) => [file_row, problem === null])).toEqual([
    [2, true],
    [3, false],
    [4, false],
    [5, false],
    [6, false],
  ]);
  const params = { id: bulk_change.id };
  const text = await (await asSeller(getBulkProblems, { params, body: {} })).content.text();
  expect(text.split('\r\n')[0]).toBe('Row,Listing number,Title (English),Why it was left out');
  expect(text).toContain(`4,,,You have no listing with the number ${foreign}.`);
  await expect(asOther(getBulkProblems, { params, body: {} })).rejects.toMatchObject({ code: 'bulk_change_not_found' });
  await apply(bulk_change.id);
  expect(await own(id)).toMatchObject({ price_minor: 1250, stock: 8 });
  const [theirs] = await db
    .select()
    .from(products)
    .where(eq(products.id, Number(foreign)));
  expect(theirs?.price).not.toBe(100);
});

test.each([
  ['Handle,Title,Body (HTML),Variant Price,Variant Inventory Qty\nx,Old lamp,<p>a</p>,19.90,3', 'Shopify'],
  ['TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY\nOld lamp,,19.90,USD,3', 'Etsy'],
  ['Item number,Title,Custom label (SKU),Available quantity,Start price\n1,Old lamp,,3,19.90', 'eBay'],
  [
    'et_title_product_id,et_title_product_name,et_title_variation_price,et_title_variation_stock\n,Mandatory,,\n1,Old lamp,19.90,3',
    'Shopee',
  ],
  ['Product ID,Product Name,Price,SellerSKU,Quantity\n1,Old lamp,19.90,,3', 'Lazada'],
])('prices and stock of an export %j find the listing with that title', async (csv, platform) => {
  const { token, post } = await api(signUpSeller, { body: withEmail(`files-${platform}@example.com`) });
  const { id } = await createProduct(db, Number(post.id), { title: 'Old lamp' });
  const { bulk_change, rows } = await send(csv, 'en', apiAs(token));
  expect(bulk_change.problem_count).toBe(0);
  expect(rows[0]?.listing_id).toBe(String(id));
  expect(Object.fromEntries(rows[0]?.changes.map(({ cell, after }) => [cell, after]) ?? [])).toMatchObject({
    price: '19.90',
    stock: '3',
  });
});

test('a price in another currency than the shop’s is explained and not converted', async () => {
  const id = await create();
  const { rows } = await send(`id,price,currency\n${id},900,THB`);
  expect(rows[0]?.problem).toContain('THB');
});

test('files that are no tables, have no known columns or are missing are refused with a sentence', async () => {
  await expect(send('%PDF-1.7 nothing')).rejects.toMatchObject({ code: 'table_unreadable' });
  await expect(send('a,b\n1,2\n')).rejects.toMatchObject({ code: 'table_without_columns' });
  await expect(send(Buffer.from([0xc3, 0x28, 0xa1, 0x31]))).rejects.toMatchObject({ code: 'table_encoding' });
  await expect(asSeller(previewListingFile, { body: { key: randomUUID() } } as never)).rejects.toMatchObject({
    code: 'table_missing',
  });
});
