import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { type Language, languages } from '../../../../contracts/languages.ts';
import { type EventType, reportEvents } from '../../../../contracts/marketplace/events.ts';
import { getAnalytics } from '../../../../contracts/selling/analytics.ts';
import { createProduct } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { productEvents } from '../../../schema/selling/analytics.ts';
import { colourNameIn, findColour } from './colour-in-title.ts';

let today = new Date('2026-03-10T12:00:00Z');
const { api, apiAs, db, server } = await buildTestApp({
  now: () => today,
  settings: { EVENT_LIMIT: '1000000' },
});
const march = { from: '2026-03-01', to: '2026-03-10' };
let asSeller: Api;
let asOther: Api;
let lamp: string;
let cup: string;
let paused: string;
let stranger: string;

async function newSeller(name: string): Promise<{ as: Api; id: number }> {
  const body = withEmail(`${name}@example.com`);
  const { token, post } = await api(signUpSeller, { body });
  return { as: apiAs(token), id: Number(post.id) };
}

beforeAll(async () => {
  const [seller, other] = [await newSeller('malee'), await newSeller('other')];
  [asSeller, asOther] = [seller.as, other.as];
  const make = async (id: number, values: object) => String((await createProduct(db, id, values)).id);
  lamp = await make(seller.id, { title: 'Black desk lamp' });
  cup = await make(seller.id, { title: 'Light blue cup' });
  paused = await make(seller.id, { isLive: false });
  stranger = await make(other.id, { title: 'Red shoe' });
});

const report = async (body: { from: string; to: string; language?: Language } = march, as = asSeller) =>
  (await as(getAnalytics, { body })).report;

function send(country: string | null, ...events: [EventType, string][]) {
  const body = { country, events: events.map(([type, product_id]) => ({ type, product_id })) };
  return api(reportEvents, { body });
}

describe('the analytics report', () => {
  test('is empty and not live before the first event', async () => {
    const empty = await report();
    expect(empty).toMatchObject({ is_live: false, totals: { view: 0 }, countries: [], products: [], colours: [] });
    expect(empty.days).toHaveLength(10);
  });

  test('counts an invalid country code as unknown', async () => {
    const before = (await db.select().from(productEvents)).length;
    for (const country of ['QQ', 'XX', 'AA']) await send(country, ['click', lamp]);
    const rows = (await db.select().from(productEvents)).slice(before);
    expect(rows.map(({ country, count }) => [country, count])).toEqual([['ZZ', 3]]);
    await db.delete(productEvents);
  });

  test('counts events by day, country, product and colour', async () => {
    await send('TH', ['view', lamp], ['view', lamp], ['view', cup], ['click', lamp], ['favorite', cup]);
    await send(null, ['view', lamp], ['ad_picture', lamp]);
    const now = await report();
    expect(now.is_live).toBe(true);
    expect(now.totals).toEqual({ view: 4, click: 1, favorite: 1, ad_picture: 1 });
    expect(now.days.at(-1)).toEqual({ day: '2026-03-10', view: 4, click: 1, favorite: 1, ad_picture: 1 });
    expect(now.countries).toEqual([
      { country: 'TH', views: 3 },
      { country: null, views: 1 },
    ]);
    expect(now.products).toEqual([
      { id: lamp, title: 'Black desk lamp', views: 3 },
      { id: cup, title: 'Light blue cup', views: 1 },
    ]);
    expect(now.colours).toEqual([
      { colour: 'black', views: 3 },
      { colour: 'light blue', views: 1 },
    ]);
  });

  test('names products and colours in the asked language, and a product without such a text in its own', async () => {
    await db.insert(productTexts).values([
      { productId: Number(lamp), language: 'vi', title: 'Đèn bàn màu đen', description: 'Đèn bàn.' },
      { productId: Number(cup), language: 'th', title: 'แก้วสีฟ้า', description: 'แก้ว' },
    ]);
    await db
      .update(products)
      .set({ sourceLanguage: 'th' })
      .where(eq(products.id, Number(cup)));
    const { products: viewed, colours } = await report({ ...march, language: 'vi' });
    expect(viewed.map(({ title }) => title)).toEqual(['Đèn bàn màu đen', 'แก้วสีฟ้า']);
    expect(colours.map(({ colour }) => colour)).toEqual(['đen', 'xanh da trời']);
  });

  test('counts every one of many concurrent events', async () => {
    const before = (await report()).totals.view;
    await Promise.all(Array.from({ length: 12 }, () => send('TH', ['view', cup], ['view', lamp])));
    expect((await report()).totals.view).toBe(before + 24);
  });

  test('contains the totals of the same number of days before', async () => {
    today = new Date('2026-02-20T23:59:59Z');
    await send('VN', ['view', lamp]);
    today = new Date('2026-03-10T12:00:00Z');
    const now = await report();
    expect(now.totals_before.view).toBe(1);
    expect(now.countries.map(({ country }) => country)).not.toContain('VN');
  });

  test('contains only the seller’s own products', async () => {
    await send('TH', ['view', stranger]);
    expect((await report(march, asOther)).products).toEqual([{ id: stranger, title: 'Red shoe', views: 1 }]);
    expect((await report()).products.map(({ id }) => id)).not.toContain(stranger);
    await expect(api(getAnalytics, { body: march })).rejects.toMatchObject({ status: 401 });
  });

  test('ignores events of products that are not for sale', async () => {
    expect((await send('TH', ['view', paused], ['view', '999999999'], ['view', lamp])).counted).toBe(1);
  });

  test('stores nothing that identifies a visitor', async () => {
    const rows = await db.select().from(productEvents);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['count', 'country', 'day', 'productId', 'type']);
    const payload = { country: 'TH', events: [{ type: 'view', product_id: lamp }] };
    const response = await server.inject({ method: 'POST', url: '/api/v1/user/events', payload });
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});

describe('a batch of events', () => {
  const event = (product_id: string) => ({ type: 'view' as const, product_id });

  test.each([
    ['no event', { country: 'TH', events: [] }],
    ['more than 20', { country: 'TH', events: Array.from({ length: 21 }, () => event('1')) }],
    ['an invalid country', { country: 'Bangkok, Soi 4', events: [event('1')] }],
    ['an invalid id', { country: null, events: [event('1; drop table')] }],
  ])('is refused with %s', async (_, body) => {
    await expect(api(reportEvents, { body })).rejects.toMatchObject({ status: 400 });
  });

  test('is rate limited by IP address', async () => {
    const { api } = await buildTestApp({ settings: { EVENT_LIMIT: '2' } });
    const body = { country: null, events: [event('1')] };
    await api(reportEvents, { body });
    await api(reportEvents, { body });
    await expect(api(reportEvents, { body })).rejects.toMatchObject({ status: 429 });
  });
});

test.each([
  [{ from: '2026-03-10', to: '2026-03-01' }, 'The first day must not be after the last.'],
  [{ from: '0001-01-01', to: '0001-01-02' }, 'Please ask for days from 2000-01-01 on.'],
  [{ from: '2025-01-01', to: '2026-03-01' }, 'Please ask for at most 366 days.'],
])('a range like %o is refused', async (body, message) => {
  await expect(asSeller(getAnalytics, { body })).rejects.toMatchObject({ status: 400, message });
});

test.each([
  ['Olive green jacket', 'olive'],
  ['Redwood table', null],
])('the colour in the title %j is %s', (title, colour) => {
  expect(findColour(title)).toBe(colour);
});

test('a colour has a name in every language', () => {
  expect(languages.map((language) => colourNameIn('cream', language))).toEqual([
    'cream',
    'สีครีม',
    '奶油色',
    'kem',
    'crema',
    'クリーム',
    '크림',
  ]);
});
