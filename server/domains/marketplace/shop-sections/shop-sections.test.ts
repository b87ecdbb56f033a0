import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getSeller, listSellerProducts } from '../../../../contracts/marketplace/sellers.ts';
import {
  getListingSections,
  listSectionListings,
  listShopSections,
  putListingSections,
  putSectionListings,
  putShopSections,
} from '../../../../contracts/marketplace/shop-sections.ts';
import { pauseListing } from '../../../../contracts/selling/my-listings.ts';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { api, apiAs, db } = await buildTestApp();
let asSeller: Api;
let asOther: Api;
let sellerId = '';
const listings: string[] = [];
let sections: string[] = [];

const seller = async (email: string) => api(signUpSeller, { body: withEmail(email) });
const publicSections = async (language: 'en' | 'th' | 'ja') =>
  (await api(getSeller, { params: { id: sellerId }, body: { language } })).seller.sections;
const inSection = async (section: string) =>
  (await api(listSellerProducts, { params: { id: sellerId }, body: { section } })).products.map(({ id }) => id);
const named = (name: string) => ({ language: 'th', names: { th: name } }) as const;

beforeAll(async () => {
  const own = await seller('sections@example.com');
  asSeller = apiAs(own.token);
  sellerId = own.post.id;
  asOther = apiAs((await seller('other-sections@example.com')).token);
  for (const title of ['Red lantern', 'Blue lantern', 'Paper kite']) {
    listings.push(String((await createProduct(db, Number(sellerId), { title })).id));
  }
});

describe('the sections of a shop', () => {
  test('get the names that the platform knows in the other languages, beside the seller’s own', async () => {
    const body = {
      sections: [named('มาใหม่'), { ...named('โคมไฟของป้า'), names: { th: 'โคมไฟของป้า', en: 'Aunt’s lanterns' } }],
    };
    const saved = await asSeller(putShopSections, { body });
    sections = saved.sections.map(({ id }) => id);
    expect(saved.sections[0]?.names).toMatchObject({
      th: { text: 'มาใหม่', by: 'seller' },
      en: { text: 'New arrivals', by: 'composed' },
    });
    expect(saved.sections[1]?.names).toEqual({
      th: { text: 'โคมไฟของป้า', by: 'seller' },
      en: { text: 'Aunt’s lanterns', by: 'seller' },
    });
  });

  test('are shown while something in them is for sale, in the language of the page or of the seller', async () => {
    expect(await publicSections('en')).toEqual([]);
    const [fresh = '', lanterns = ''] = sections;
    await asSeller(putSectionListings, { params: { id: lanterns }, body: { product_ids: listings.slice(0, 2) } });
    await asSeller(putSectionListings, { params: { id: fresh }, body: { product_ids: listings.slice(2) } });
    expect((await publicSections('en')).map(({ name }) => name.text)).toEqual(['New arrivals', 'Aunt’s lanterns']);
    expect((await publicSections('ja'))[1]?.name).toEqual({ text: 'โคมไฟของป้า', language: 'th', by: 'seller' });
    await asSeller(pauseListing, { params: { id: listings[2] ?? '' } });
    expect((await publicSections('th')).map(({ id }) => id)).toEqual([lanterns]);
  });

  test('list their goods in the seller’s order', async () => {
    const [, id = ''] = sections;
    const [red = '', blue = ''] = listings;
    expect(await inSection(id)).toEqual([red, blue]);
    await asSeller(putSectionListings, { params: { id }, body: { product_ids: [blue, red, blue] } });
    expect(await inSection(id)).toEqual([blue, red]);
    const { listings: own } = await asSeller(listSectionListings, { params: { id }, body: {} });
    expect(own.map(({ title }) => title)).toEqual(['Blue lantern', 'Red lantern']);
  });

  test('are up to five of one listing, which comes last in those that are new to it', async () => {
    const [fresh = '', lanterns = ''] = sections;
    const [red = ''] = listings;
    await asSeller(putListingSections, { params: { id: red }, body: { section_ids: [lanterns, fresh] } });
    expect((await asSeller(getListingSections, { params: { id: red } })).section_ids).toEqual([fresh, lanterns]);
    expect(await inSection(lanterns)).toEqual([listings[1], red]);
    await asSeller(putListingSections, { params: { id: red }, body: { section_ids: [lanterns] } });
    expect(await inSection(fresh)).toEqual([]);
    const tooMany = ['1', '2', '3', '4', '5', '6'];
    await expect(
      asSeller(putListingSections, { params: { id: red }, body: { section_ids: tooMany } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('keep what a second tab does not mention, and leave the listings of a removed one in the shop', async () => {
    const [fresh = '', lanterns = ''] = sections;
    const saved = await asSeller(putShopSections, { body: { sections: [named('ลดราคา')] } });
    expect(saved.sections.map(({ names }) => names.en?.text)).toEqual(['Sale', 'New arrivals', 'Aunt’s lanterns']);
    const left = await asSeller(putShopSections, { body: { sections: [], removed: [lanterns] } });
    expect(left.sections.map(({ id }) => id)).not.toContain(lanterns);
    expect(left.sections.map(({ id }) => id)).toContain(fresh);
    const shop = await api(listSellerProducts, { params: { id: sellerId }, body: {} });
    expect(shop.products.map(({ id }) => id)).toContain(listings[0]);
  });

  test('need a name each, and are named once', async () => {
    await expect(asSeller(putShopSections, { body: { sections: [named(' \u200b ')] } })).rejects.toMatchObject({
      message: 'Please give each section a name.',
    });
    const [id = ''] = sections;
    const twice = { sections: [id, id].map((same) => ({ id: same, ...named('ใหม่') })) };
    await expect(asSeller(putShopSections, { body: twice })).rejects.toMatchObject({ status: 400 });
    const many = { sections: Array.from({ length: 30 }, (_, index) => named(`ชั้น ${index}`)) };
    await expect(asSeller(putShopSections, { body: many })).rejects.toMatchObject({
      message: 'A shop can have at most 30 sections.',
    });
  });

  test('belong to their seller', async () => {
    const [id = ''] = sections;
    const refusal = { status: 404 };
    expect((await asOther(listShopSections)).sections).toEqual([]);
    await expect(asOther(putShopSections, { body: { sections: [{ id, ...named('ของฉัน') }] } })).rejects.toMatchObject(
      refusal,
    );
    await expect(asOther(putShopSections, { body: { sections: [], removed: [id] } })).rejects.toMatchObject(refusal);
    await expect(asOther(listSectionListings, { params: { id }, body: {} })).rejects.toMatchObject(refusal);
    const other = String((await createProduct(db, (await createSeller(db)).id)).id);
    await expect(
      asSeller(putSectionListings, { params: { id }, body: { product_ids: [other] } }),
    ).rejects.toMatchObject(refusal);
    await expect(asSeller(getListingSections, { params: { id: other } })).rejects.toMatchObject(refusal);
    const body = { section: '99' };
    await expect(api(listSellerProducts, { params: { id: sellerId }, body })).rejects.toMatchObject(refusal);
  });
});

test('a search looks through one shop, by what words mean and by their letters', async () => {
  const stranger = await createSeller(db);
  await createProduct(db, stranger.id, { title: 'Red lantern of another shop' });
  const search = async (q: string) =>
    (await api(listSellerProducts, { params: { id: sellerId }, body: { q } })).products.map(({ id }) => id);
  expect(await search('red lantern')).toEqual([listings[0]]);
  expect(await search('lanter')).toEqual([listings[1], listings[0]]);
  expect(await search('100%')).toEqual([]);
});
