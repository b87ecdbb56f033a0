import { describe, expect, test } from 'vitest';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { openShop } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { server, db } = await buildTestApp({ settings: { PUBLIC_URL: 'https://bazaar.example' } });
const read = async (url: string) => (await server.inject({ url })).body;

describe('for search engines', () => {
  test('robots.txt names the sitemap', async () => {
    expect(await read('/robots.txt')).toContain('Sitemap: https://bazaar.example/sitemap.xml');
  });

  test('robots.txt keeps crawlers from searches with filters, in every language, and lets them read those for words', async () => {
    const lines = (await read('/robots.txt')).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['Disallow: /search?*&', 'Disallow: /th/search?*&', 'Disallow: /search-by-photo']),
    );
    expect(lines).not.toContain('Disallow: /search');
  });

  test('the sitemap lists every category and every live product that can be sent', async () => {
    const seller = await createSeller(db);
    await openShop(db, seller.id);
    const product = await createProduct(db, seller.id);
    const unreached = await createProduct(db, seller.id, { countries: ['BR'] });
    const paused = await createProduct(db, seller.id, { isLive: false });
    expect(await read('/sitemap.xml')).toContain('https://bazaar.example/sitemap-products-1.xml');
    expect(await read('/sitemap-pages.xml')).toContain('<loc>https://bazaar.example/products/1000/1100</loc>');
    const listed = await read('/sitemap-products-1.xml');
    expect(listed).toContain(`<loc>https://bazaar.example/product/${product.id}</loc>`);
    for (const { id } of [paused, unreached]) expect(listed).not.toContain(`/product/${id}<`);
    expect((await server.inject('/sitemap-products-2.xml')).statusCode).toBe(404);
  });
});
