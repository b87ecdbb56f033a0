import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { pictureAddress } from '../../../../contracts/marketplace/pictures.ts';
import { listReviews } from '../../../../contracts/marketplace/reviews.ts';
import {
  cancelOrder,
  claimPayment,
  getCustomerOrder,
  reviewOrder,
  uploadOrderPhoto,
} from '../../../../contracts/ordering/orders/customer-orders.ts';
import { getCustomerOrderPhoto, getSellerOrderPhoto } from '../../../../contracts/ordering/orders/order-photos.ts';
import { getSellerOrder, markDelivered, shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { drawPhoto } from '../../../../tests/support/photos/draw-photo.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { orderPhotos } from '../../../schema/ordering/orders.ts';
import { deletePhotosOfCancelled } from './order-photos.service.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '1000' } });
const { api, db, server } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const [seller, buyer] = [await newSeller(), await newBuyer()];
const photo = await drawPhoto();

const upload = async (id: string) =>
  (await buyer.call(uploadOrderPhoto, { params: { id }, body: {}, file: photo })).name;
const statusOf = async (url: string) => (await server.inject(url)).statusCode;

describe('a photo of an order', () => {
  test('is shown to the buyer and the seller of the order only', async () => {
    const product = await seller.newProduct();
    const [order, next] = (
      await Promise.all([1, 2].map(() => buyer.order([{ product }], { method: 'promptpay' })))
    ).map(({ orders }) => orders[0]?.id ?? '');
    const name = await upload(order ?? '');
    const params = { id: order ?? '', name };
    await buyer.call(claimPayment, { params, body: { reference: 'A1', slip: name } });
    const { order: bought } = await buyer.call(getCustomerOrder, { params, body: {} });
    const { order: sold } = await seller.call(getSellerOrder, { params, body: {} });
    expect([bought.payment_claim?.slip, sold.payment_claim?.slip]).toEqual([name, name]);

    const seen = await buyer.call(getCustomerOrderPhoto, { params });
    expect(seen).toMatchObject({ name, content: { type: 'image/webp' } });
    const bytes = await seen.content.bytes();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640 });
    expect(await (await seller.call(getSellerOrderPhoto, { params })).content.bytes()).toEqual(bytes);

    const notFound = { status: 404, code: 'order_not_found' };
    const [otherSeller, otherBuyer] = [await newSeller(), await newBuyer()];
    await expect(otherBuyer.call(getCustomerOrderPhoto, { params })).rejects.toMatchObject(notFound);
    await expect(otherSeller.call(getSellerOrderPhoto, { params })).rejects.toMatchObject(notFound);
    for (const wrong of [
      { ...params, id: next ?? '' },
      { ...params, name: '../lamp.webp' },
      { ...params, name: ' ' },
    ]) {
      const read = seller.call(getSellerOrderPhoto, { params: wrong });
      await expect(read).rejects.toMatchObject({ status: 404, code: 'order_photo_not_found' });
    }
    for (const path of [`orders/${name}`, `Orders/${name}`, `orders%2f${name}`, `320/orders/${name}`, name]) {
      expect(await statusOf(`/uploads/${path}`), path).toBe(404);
    }
  });

  test('of a review is a copy that everyone sees in every size', async () => {
    const product = await seller.newProduct();
    const { orders } = await buyer.buy({ product });
    const id = orders[0]?.id ?? '';
    await seller.call(shipOrder, { params: { id }, body: { key: newKey(), carrier: 'flash-express' } });
    const { order } = await seller.call(markDelivered, { params: { id }, body: {} });
    const name = await upload(id);
    const body = { line_id: order.lines[0]?.id ?? '', stars: 5, text: 'Lovely', photo: name };
    const foreign = { ...body, photo: 'nobody.webp' };
    await expect(buyer.call(reviewOrder, { params: { id }, body: foreign })).rejects.toMatchObject({ status: 400 });
    await buyer.call(reviewOrder, { params: { id }, body });
    const { reviews } = await api(listReviews, { body: { product_id: String(product.id) } });
    const published = reviews[0]?.photo ?? '';
    expect(published).not.toContain(name);
    const picture = await server.inject(pictureAddress(published, 320, 'webp'));
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(await statusOf(`/uploads/orders/${name}`)).toBe(404);
    expect(await db.$count(orderPhotos, eq(orderPhotos.orderId, Number(id)))).toBe(1);
  });

  test('is one of few while the order is unpaid, and none is taken or kept after it is cancelled', async () => {
    const product = await seller.newProduct();
    const id = (await buyer.order([{ product }], { method: 'promptpay' })).orders[0]?.id ?? '';
    for (const _ of [1, 2, 3]) await upload(id);
    await expect(upload(id)).rejects.toMatchObject({ code: 'storage_full', message: /as many photos as it can hold/ });
    await buyer.call(cancelOrder, { params: { id }, body: {} });
    await expect(upload(id)).rejects.toMatchObject({ code: 'order_changed', message: 'This order was cancelled.' });
    const ofOrder = eq(orderPhotos.orderId, Number(id));
    await deletePhotosOfCancelled(db, new Date(Date.now() - dayMs));
    expect(await db.$count(orderPhotos, ofOrder)).toBe(3);
    await deletePhotosOfCancelled(db, new Date(Date.now() + dayMs));
    expect(await db.$count(orderPhotos, ofOrder)).toBe(0);
  });

  test('counts against the space of its buyer, over all orders', async () => {
    const customer = await newBuyer();
    const [first, second] = [
      await customer.buy({ product: await seller.newProduct() }),
      await customer.buy({ product: await seller.newProduct() }),
    ].map(({ orders }) => orders[0]?.id ?? '');
    const add = (id = '') => customer.call(uploadOrderPhoto, { params: { id }, body: {}, file: photo });
    await add(first);
    await db
      .update(orderPhotos)
      .set({ bytes: 50_000_000 })
      .where(eq(orderPhotos.orderId, Number(first)));
    await expect(add(second)).rejects.toMatchObject({ code: 'storage_full', message: /take up all of your 50 MB/ });
  });
});
