import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { settings } from '../../../server/config.ts';
import { expect, test } from '../fixtures.ts';
import { password, store } from '../identity/account-steps.ts';
import { cards } from '../marketplace/browse-steps.ts';
import { api, languages, signUp } from '../marketplace/product-steps.ts';
import { publish, row } from '../selling/my-listings-steps.ts';
import { slow } from '../slow.ts';

/** Markup that would run if a page did not escape it. */
const hostile = (where: string) =>
  `"'></script><script>ran="${where}"</script><img src=x onerror="ran='${where}'">${where}`;
const name = `<img src=x onerror=ran=1>) Tj (\\`;

/** A photo whose metadata and comment are as hostile as its name. */
async function hostilePhoto() {
  const words = hostile('photo');
  const plain = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#336644' } })
    .jpeg()
    .withExif({ IFD0: { ImageDescription: words, Artist: words, Copyright: words } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><![CDATA[${words}]]></x:xmpmeta>`)
    .toBuffer();
  // IPTC in the Photoshop segment and a comment, each with a marker, a length and the text.
  const segments = [[0xed, `Photoshop 3.0\0${words}`] as const, [0xfe, words] as const].map(([marker, text]) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')]),
  );
  const buffer = Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2)]);
  expect(buffer.toString('latin1')).toContain('onerror');
  return { name: `${hostile('file')}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** The text is shown as typed and none of it became markup. */
async function expectHarmless(page: Page, address: string, words: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => ['ran' in window, document.querySelectorAll('img[src=x]').length])).toEqual([
    false,
    0,
  ]);
}

test('hostile texts, names, files and metadata are shown as typed and never run', { tag: slow }, async ({
  page,
  request,
}) => {
  test.slow();
  const { token, email } = await signUp(request, 'seller');
  const headers = { authorization: `Bearer ${token}` };
  const call = async (way: string, data: object) =>
    (await request.post(`${api}/user/${way}`, { headers, data })).json();
  const { post } = await call('profile', { name, email, current_password: password });
  const texts = languages.flatMap((language) => [
    [`productTitle${language.toUpperCase()}`, hostile(`${language}-title`)],
    [`productDescription${language.toUpperCase()}`, hostile(`${language}-text`)],
  ]);
  const id = await publish(request, token, Object.fromEntries(texts), await hostilePhoto());

  await test.step('as the server sends them, in seven languages', async () => {
    for (const language of languages) {
      for (const address of [`/product/${id}`, '/products/1000/1300', `/seller/${post.id}`, '/search?q=en-title']) {
        const html = await (await request.get(`${language === 'en' ? '' : `/${language}`}${address}`)).text();
        expect(html, address).toContain(`${language}-t`);
        expect(html, address).not.toMatch(/<img src="?x|<script>ran/);
      }
    }
    for (const address of ['/sitemap.xml', '/sitemap-products-1.xml', '/sitemap-sellers-1.xml']) {
      expect(await (await request.get(address)).text()).not.toContain('onerror');
    }
  });

  await test.step('in the browser', async () => {
    await expectHarmless(page, `/product/${id}`, hostile('en-title'));
    const read = await page.evaluate(() => ({
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((it) =>
        JSON.parse(it.textContent),
      ),
      preview: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
    }));
    expect(read.data[0].name).toBe(hostile('en-title'));
    expect(read.preview).toBe(`${hostile('en-title')} · Snapbazaar`);
    await expectHarmless(page, `/th/product/${id}`, hostile('th-title'));
    await expectHarmless(page, '/products/1000/1300', hostile('en-text'));
    await expectHarmless(page, `/seller/${post.id}`, name);
    await page.goto(`/search?q=${encodeURIComponent(hostile('en-title'))}`);
    await expect(cards(page).first()).toBeVisible();
    expect(await page.evaluate(() => ['ran' in window, document.querySelectorAll('img[src=x]').length])).toEqual([
      false,
      0,
    ]);
    await store(page, 'snapbazaar.session', JSON.stringify({ token, user_type: 'seller', post }));
    await page.goto('/storefront');
    await expect(row(page, hostile('en-title'))).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  await test.step('in pictures', async () => {
    const { product } = await (await request.get(`${api}/user/product/${id}/en`)).json();
    const picture = await request.get(`/uploads/${product.productImage}`);
    expect(product.productImage).toMatch(/^[\da-f-]{36}\.webp$/);
    expect((await picture.body()).toString('latin1')).not.toContain('onerror');
  });
  // Other tests use this category too.
  await request.delete(`${api}/user/listings/${id}`, { headers });
});

test('the client bundles contain no setting, no key and no source map', { tag: slow }, async () => {
  const folder = path.join(import.meta.dirname, '../../../build/client');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|html|json)$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  const secret = new RegExp(
    `${Object.keys(settings.shape)
      .filter((key) => /_/.test(key))
      .join('|')}|argon2|sourceMappingURL`,
  );
  for (const file of files) expect(await readFile(path.join(folder, file), 'utf8'), file).not.toMatch(secret);
  expect((await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('addresses with invalid escapes are answered like unknown ones, by the built server too', async ({ request }) => {
  for (const address of ['/%zz', '/uploads/..%c0%af', '/assets%f?a=%00']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(response.headers(), address).toHaveProperty('x-content-type-options', 'nosniff');
    expect(await response.text(), address).not.toContain('FST_ERR');
  }
});
