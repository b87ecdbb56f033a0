import { eq, sql } from 'drizzle-orm';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '../../../../contracts/languages.ts';
import { getProduct, type ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { createComposedProduct, createSeller } from '../../../../tests/support/factories.ts';
import { openShop } from '../../../../tests/support/ordering/orders.ts';
import { type FeedFields, readJsonLines, readXmlFeed } from '../../../../tests/support/read-feed.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { productMeta } from '../../../../web/domains/marketplace/product/product-meta.ts';
import { ProductView } from '../../../../web/domains/marketplace/product/product-view.tsx';
import { ToastProvider } from '../../../../web/ui/overlays/toast.tsx';
import { products } from '../../../schema/marketplace/listings.ts';

const origin = 'https://bazaar.example';
const { server, api, db } = await buildTestApp({ settings: { PUBLIC_URL: origin, FEED_LIMIT: '1000' } });
const rateDate = '2026-11-02';

const goods = {
  dollars: { columns: { priceCents: 4905 } },
  reduced: { columns: { priceCents: 6000 }, reducedTo: { priceCents: 4500 } },
  baht: { columns: { currency: 'THB', price: 129_050, priceCents: 3970, rateDate }, condition: 'used-good' },
  yen: {
    columns: { currency: 'JPY', price: 4900, priceCents: 3200, rateDate },
    reducedTo: { price: 3900, priceCents: 2550 },
  },
  dong: { columns: { currency: 'VND', price: 1_250_000, priceCents: 4900, rateDate, stock: 0 } },
  won: { columns: { currency: 'KRW', price: 59_000, priceCents: 4300, rateDate, stock: 1 }, condition: 'like-new' },
} as const;

const ids: Record<string, string> = {};

beforeAll(async () => {
  for (const [name, article] of Object.entries(goods)) {
    const seller = await createSeller(db, { name: `${name} & <sons>` });
    await openShop(db, seller.id);
    const facts = {
      categoryId: 1301,
      colours: ['black' as const],
      condition: 'condition' in article ? article.condition : undefined,
    };
    const { id } = await createComposedProduct(db, seller.id, facts, {
      countries: ['TH', 'VN', 'US'],
      ...article.columns,
    });
    ids[name] = String(id);
    if (!('reducedTo' in article)) continue;
    await db.execute(
      sql`update product_prices set started_at = started_at - interval '20 days' where product_id = ${id}`,
    );
    await db.update(products).set(article.reducedTo).where(eq(products.id, id));
  }
}, 60_000);

/** What stands in the feed of the whole marketplace about an article. */
async function readFeeds(id: string, language: Language) {
  const read = async (file: string) =>
    (await server.inject(`${language === 'en' ? '' : `/${language}`}/feeds/${file}`)).body;
  const [google, meta, news] = await Promise.all(['google.xml', 'meta.xml', 'new.rss'].map(read));
  const find = (text = '') => readXmlFeed(text).items;
  const page = `${origin}${language === 'en' ? '' : `/${language}`}/product/${id}`;
  return {
    google: find(google).find((item) => item.id === id),
    meta: find(meta).find((item) => item.id === id),
    news: find(news).find((item) => item.link === page),
    openAi: readJsonLines(await read('openai.jsonl')).find((item) => item.item_id === id),
  };
}

/** The facts of an article in the words of the API. */
function factsOf(fields: FeedFields | undefined) {
  const { price = '', sale_price: reduced, availability, condition } = fields ?? {};
  const [now, currency] = (reduced ?? price).split(' ');
  return {
    now,
    currency,
    before: reduced ? price.split(' ')[0] : null,
    availability: availability?.replaceAll(' ', '_'),
    condition,
  };
}

function factsOfApi(product: ProductDetails) {
  const { currency, price_minor, price_before_minor, availability, condition } = product;
  const digits = ['JPY', 'VND', 'KRW'].includes(currency) ? 0 : 2;
  const plain = (minor: number) => (minor / 10 ** digits).toFixed(digits);
  const before = price_before_minor === null ? null : plain(price_before_minor);
  return { now: plain(price_minor), currency, before, availability, condition };
}

function factsOfStructuredData(product: ProductDetails) {
  const meta = productMeta(product, origin);
  const [data] = meta.flatMap((item) => ('script:ld+json' in item ? [item['script:ld+json']] : []));
  const { offers } = JSON.parse(JSON.stringify(data));
  const word = (address: string) => address.replace('https://schema.org/', '');
  return {
    ...{ now: offers.price, currency: offers.priceCurrency, before: offers.priceSpecification?.price ?? null },
    availability: { InStock: 'in_stock', OutOfStock: 'out_of_stock' }[word(offers.availability)],
    condition: { NewCondition: 'new', UsedCondition: 'used' }[word(offers.itemCondition)],
  };
}

function pageOf(product: ProductDetails, language: Language): string {
  const nothing = { ownerActions: null, offer: null, actions: null, photoAction: null };
  const router = createMemoryRouter([{ path: '*', element: createElement(ProductView, { product, ...nothing }) }]);
  const page = createElement(ToastProvider, null, createElement(RouterProvider, { router }));
  return withLocale(language, () => renderToStaticMarkup(page))
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&nbsp;', '\u00a0');
}

const usedIn: Record<string, string> = { en: 'Used', ja: '中古' };

test.each(Object.keys(goods).flatMap((name) => (['en', 'ja'] as const).map((language) => [name, language] as const)))(
  'page, structured data, feeds and API say the same of the goods in %s, in %s',
  async (name, language) => {
    const id = ids[name] ?? '';
    const { product } = await api(getProduct, { params: { id, language } });
    const facts = factsOfApi(product);
    const feeds = await readFeeds(id, language);
    for (const fields of Object.values(feeds)) expect(factsOf(fields)).toEqual(facts);
    expect(factsOfStructuredData(product)).toEqual(facts);
    for (const { title } of [feeds.google, feeds.meta, feeds.openAi] as { title: string }[])
      expect(title).toBe(product.title);

    const page = pageOf(product, language);
    const money = (minor: number) => withLocale(language, () => formatMoney(minor, product.currency));
    expect(page).toContain(money(product.price_minor));
    expect(page.includes(`\n${usedIn[language]}\n`)).toBe(product.condition === 'used');
    if (product.price_before_minor !== null) expect(page).toContain(money(product.price_before_minor));
    expect(feeds.openAi).toMatchObject({
      seller_name: product.seller.name,
      target_countries: ['TH', 'VN', 'US'].slice(0, product.recommended_countries.length),
    });
  },
);

test('what is written of the goods is what was put in: prices, stock, wear and delivery', async () => {
  const { google: yen } = await readFeeds(ids.yen ?? '', 'en');
  expect(yen).toMatchObject({ price: '4900 JPY', sale_price: '3900 JPY', availability: 'in_stock', condition: 'new' });
  const { meta: dong } = await readFeeds(ids.dong ?? '', 'en');
  expect(dong).toMatchObject({ price: '1250000 VND', availability: 'out of stock', brand: 'dong & <sons>' });
  const { openAi: baht } = await readFeeds(ids.baht ?? '', 'en');
  expect(baht).toMatchObject({ price: '1290.50 THB', condition: 'used', is_eligible_checkout: false });
  expect((await server.inject('/feeds/google.xml')).body).toContain(
    '<g:shipping>\n<g:country>TH</g:country>\n<g:price>3.00 USD</g:price>\n</g:shipping>',
  );
});
