import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getProduct, listProducts } from '../../../../contracts/marketplace/listings.ts';
import { answerReview, listOwnReviews, listReviews, reportReview } from '../../../../contracts/marketplace/reviews.ts';
import { getSeller } from '../../../../contracts/marketplace/sellers.ts';
import { createComposedProduct, createProduct } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { reviewReports, reviews } from '../../../schema/marketplace/reviews.ts';
import { addReview } from './reviews.service.ts';

const { api, apiAs, db } = await buildTestApp();
let count = 0;
const nextLine = () => {
  count += 1;
  return count;
};

async function newAccount(role: 'seller' | 'customer', name?: string) {
  const email = `${role}-${nextLine()}@example.com`;
  const { token, post } = await api(role === 'seller' ? signUpSeller : signUpCustomer, { body: withEmail(email) });
  const id = Number(post.id);
  if (name) await db.update(accounts).set({ name, hasDefaultName: false }).where(eq(accounts.id, id));
  return { id, as: apiAs(token) };
}

const write = (product: { id: number }, customer: { id: number }, stars: number, orderLineId = nextLine()) =>
  addReview(
    db,
    {
      ...{ orderLineId, productId: product.id, customerId: customer.id, stars, photo: null },
      ...{ text: `  ${stars} stars  `, language: 'es' },
    },
    new Date(1_790_000_000_000 + count * 1000),
  );

const ratingOf = async (product: { id: number }) =>
  (await api(listReviews, { body: { product_id: String(product.id) } })).rating;

describe('reviews', () => {
  test('give products, cards and their seller an average and a number', async () => {
    const seller = await newAccount('seller');
    const [ana, bo] = [await newAccount('customer', 'Ana María Núñez'), await newAccount('customer', '田中')];
    const lamp = await createComposedProduct(db, seller.id, { categoryId: 1101, colours: [] });
    const chair = await createProduct(db, seller.id);
    expect(await ratingOf(lamp)).toBeNull();
    await write(lamp, ana, 5);
    await write(lamp, bo, 4);
    await write(lamp, bo, 4);
    await write(chair, bo, 1);
    const { product } = await api(getProduct, { params: { id: String(lamp.id), language: 'en' } });
    expect(product.rating).toEqual({ average: 4.3, count: 3 });
    expect(product.seller.rating).toEqual({ average: 3.5, count: 4 });
    const { products: cards } = await api(listProducts, { body: { category_id: '1000' } });
    expect(cards.find(({ id }) => id === String(lamp.id))?.rating).toEqual({ average: 4.3, count: 3 });
    const { seller: shop } = await api(getSeller, { params: { id: String(seller.id) }, body: {} });
    expect(shop.rating).toEqual({ average: 3.5, count: 4 });

    const ofLamp = await api(listReviews, { body: { product_id: String(lamp.id) } });
    expect(ofLamp.reviews.map(({ author, stars, text }) => [author, stars, text])).toEqual([
      ['田中', 4, '4 stars'],
      ['田中', 4, '4 stars'],
      ['Ana N.', 5, '5 stars'],
    ]);
    expect(ofLamp.rating).toEqual({ average: 4.3, count: 3 });
    await db.update(accounts).set({ hasDefaultName: true }).where(eq(accounts.id, ana.id));
    const unnamed = await api(listReviews, { body: { product_id: String(lamp.id) } });
    expect(unnamed.reviews.map(({ author }) => author)).toEqual(['田中', '田中', '']);
    const ofShop = await api(listReviews, { body: { seller_id: String(seller.id) } });
    expect(ofShop.reviews).toHaveLength(4);
    const title = 'Black laptop for work and study';
    expect(ofShop.reviews[0]).toMatchObject({ product_id: String(chair.id), product_title: title, stars: 1 });
    await db.update(products).set({ isLive: false }).where(eq(products.id, chair.id));
    const later = await api(listReviews, { body: { seller_id: String(seller.id) } });
    expect(later.reviews[0]).toMatchObject({ product_title: '', stars: 1 });
  });

  test('are one for a line, also when it is sent twice at once', async () => {
    const [seller, ana] = [await newAccount('seller'), await newAccount('customer')];
    const lamp = await createProduct(db, seller.id);
    const line = nextLine();
    await Promise.all([write(lamp, ana, 5, line), write(lamp, ana, 1, line), write(lamp, ana, 2, line)]);
    expect((await ratingOf(lamp))?.count).toBe(1);
    await expect(write({ id: 424_242 }, ana, 5)).rejects.toMatchObject({ code: 'product_not_found' });
  });

  test('are counted right when many are written and removed at the same moment', async () => {
    const sellers = await Promise.all([newAccount('seller'), newAccount('seller')]);
    const goods = await Promise.all(sellers.flatMap(({ id }) => [createProduct(db, id), createProduct(db, id)]));
    const buyers = await Promise.all([1, 2, 3, 4].map(() => newAccount('customer')));
    await Promise.all(buyers.flatMap((buyer, at) => goods.map((product) => write(product, buyer, at + 1))));
    // Two customers close their accounts while others go on writing.
    await Promise.all([
      ...buyers.slice(0, 2).map(({ id }) => db.delete(accounts).where(eq(accounts.id, id))),
      ...goods.map((product) => write(product, buyers[3] as { id: number }, 5)),
    ]);
    const ids = goods.map(({ id }) => id);
    const kept = await db.select().from(products).where(inArray(products.id, ids));
    expect(kept.map(({ ratingSum, ratingCount }) => [ratingSum, ratingCount])).toEqual(goods.map(() => [3 + 4 + 5, 3]));
    const wrong = await db.execute(sql`select id from accounts where role = 'seller' and (rating_sum, rating_count) <>
      (select coalesce(sum(stars), 0), count(*) from reviews where seller_id = accounts.id)`);
    expect(wrong.rows).toEqual([]);
  });

  test('keep their stars, whoever writes to the database', async () => {
    const [seller, ana] = [await newAccount('seller'), await newAccount('customer')];
    await write(await createProduct(db, seller.id), ana, 2);
    const change = db.update(reviews).set({ stars: 5 }).where(eq(reviews.customerId, ana.id));
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('stay as they are') } });
    await expect(write(await createProduct(db, seller.id), ana, 6)).rejects.toThrow();
  });

  test('are listed by page, and not found for unknown products and sellers', async () => {
    const [seller, ana] = [await newAccount('seller'), await newAccount('customer')];
    const lamp = await createProduct(db, seller.id);
    for (let at = 0; at < 12; at += 1) await write(lamp, ana, 1 + (at % 5));
    const body = { product_id: String(lamp.id) };
    const first = await api(listReviews, { body });
    const rest = await api(listReviews, { body: { ...body, cursor: first.next_cursor ?? '' } });
    expect([first.reviews.length, rest.reviews.length, rest.next_cursor]).toEqual([10, 2, null]);
    expect(new Set([...first.reviews, ...rest.reviews].map(({ id }) => id)).size).toBe(12);
    const list = (subject: { product_id?: string; seller_id?: string }) => api(listReviews, { body: subject });
    await expect(list({})).rejects.toMatchObject({ code: 'product_not_found' });
    await expect(list({ product_id: '0' })).rejects.toMatchObject({ code: 'product_not_found' });
    await expect(list({ seller_id: String(ana.id) })).rejects.toMatchObject({ code: 'seller_not_found' });
  });
});

describe('a review', () => {
  test('is answered by the seller of the product only, and reported by anyone with an account', async () => {
    const [seller, other, ana] = [await newAccount('seller'), await newAccount('seller'), await newAccount('customer')];
    const lamp = await createProduct(db, seller.id);
    await write(lamp, ana, 3);
    const read = async () => (await api(listReviews, { body: { product_id: String(lamp.id) } })).reviews[0];
    const params = { id: (await read())?.id ?? '' };
    const notFound = { status: 404, code: 'review_not_found' };
    await expect(other.as(answerReview, { params, body: { text: 'Mine' } })).rejects.toMatchObject(notFound);
    await expect(ana.as(answerReview, { params, body: { text: 'Mine' } })).rejects.toMatchObject({ status: 403 });
    await expect(seller.as(answerReview, { params, body: { text: ' \u200b ' } })).rejects.toMatchObject({
      status: 400,
    });
    await seller.as(answerReview, { params, body: { text: 'Thank you' } });
    await seller.as(answerReview, { params, body: { text: 'Thank you!' } });
    expect((await read())?.answer).toBe('Thank you!');

    await other.as(reportReview, { params, body: { reason: 'rude' } });
    await other.as(reportReview, { params, body: {} });
    await seller.as(reportReview, { params, body: {} });
    expect(await db.$count(reviewReports, eq(reviewReports.reviewId, Number(params.id)))).toBe(2);
    await expect(ana.as(reportReview, { params: { id: '999999' }, body: {} })).rejects.toMatchObject(notFound);
    await expect(api(reportReview, { params, body: {} })).rejects.toMatchObject({ status: 401 });
  });

  test('are listed to the customer who wrote them, newest first, and to nobody else', async () => {
    const seller = await newAccount('seller');
    const [ana, bo] = [await newAccount('customer', 'Ana'), await newAccount('customer', 'Bo')];
    const [lamp, chair] = [await createProduct(db, seller.id), await createProduct(db, seller.id)];
    await write(lamp, ana, 5);
    await write(chair, ana, 2);
    await write(lamp, bo, 1);
    const own = await ana.as(listOwnReviews, { body: {} });
    expect(own.reviews.map(({ stars, product_id }) => [stars, product_id])).toEqual([
      [2, String(chair.id)],
      [5, String(lamp.id)],
    ]);
    expect((await bo.as(listOwnReviews, { body: {} })).reviews).toHaveLength(1);
    await expect(seller.as(listOwnReviews, { body: {} })).rejects.toMatchObject({ status: 403 });
  });
});
