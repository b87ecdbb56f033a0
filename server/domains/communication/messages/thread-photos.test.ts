import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  blockThread,
  getThreadPhoto,
  listThreads,
  openThread,
  readThread,
  reportThread,
  sendThreadMessage,
  uploadThreadPhoto,
} from '../../../../contracts/communication/threads.ts';
import { dayMs } from '../../../../contracts/durations.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { asFile, drawPhoto } from '../../../../tests/support/photos/draw-photo.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { threadPhotos } from '../../../schema/communication/thread-photos.ts';
import { listInbox } from '../inbox/inbox.service.ts';
import { deleteWaitingPhotos } from './thread-photos.service.ts';

const app = await buildTestApp({ settings: { UPLOAD_LIMIT: '1000', THREAD_PHOTOS_MB: '1' } });
const { db, server } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const photo = await drawPhoto();

let seller: Awaited<ReturnType<typeof newSeller>>;
type Call = typeof seller.call;

beforeAll(async () => {
  seller = await newSeller();
});

const upload = async (call: Call, id: string, file: Blob = photo) =>
  (await call(uploadThreadPhoto, { params: { id }, file })).photo;

const send = (call: Call, id: string, photos: string[], { key = newKey(), text = '' } = {}) =>
  call(sendThreadMessage, { params: { id }, body: { key, text, photos, language: 'es' } });

async function newThread() {
  const buyer = await newBuyer();
  const product = await seller.newProduct({ title: 'Rattan lamp' });
  const about = { subject: 'product', subject_id: String(product.id) } as const;
  const { thread_id: id } = await buyer.call(openThread, { body: about });
  return { buyer, id };
}

describe('a photo of a conversation', () => {
  test('is seen by its two sides, in the list too, and by nobody else', async () => {
    const { buyer, id } = await newThread();
    const { name } = await upload(buyer.call, id, await drawPhoto({ width: 3000, height: 1500 }));
    const open = (call: Call, thread = id) => call(getThreadPhoto, { params: { id: thread, name } });
    await open(buyer.call);
    const gone = { status: 404, code: 'thread_photo_not_found' };
    await expect(open(seller.call), 'not sent yet').rejects.toMatchObject(gone);
    const key = newKey();
    const { sent } = await send(buyer.call, id, [name], { key });
    expect(sent).toMatchObject({ text: '', photos: [{ name, width: 2048, height: 1024 }] });
    expect((await send(buyer.call, id, [name], { key })).sent.id).toBe(sent.id);

    const { messages } = await seller.call(readThread, { params: { id }, body: {} });
    expect(messages).toMatchObject([{ photos: [{ name }] }]);
    const { threads } = await seller.call(listThreads, { body: {} });
    expect(threads[0]?.last_message?.photos).toMatchObject([{ name }]);
    const bytes = await (await open(seller.call)).content.bytes();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 2048 });

    const other = await newThread();
    await expect(open(other.buyer.call)).rejects.toMatchObject({ status: 404, code: 'thread_not_found' });
    await expect(open(other.buyer.call, other.id)).rejects.toMatchObject(gone);
    for (const path of [`threads/${name}`, `Threads/${name}`, `threads%2f${name}`, `320/threads/${name}`, name]) {
      expect((await server.inject(`/uploads/${path}`)).statusCode, path).toBe(404);
    }
  });

  test('belongs to one message of the account that uploaded it', async () => {
    const { buyer, id } = await newThread();
    const { name } = await upload(buyer.call, id);
    const refused = { status: 400, code: 'bad_input' };
    await expect(send(seller.call, id, [name])).rejects.toMatchObject(refused);
    const other = await newThread();
    await expect(send(other.buyer.call, other.id, [name])).rejects.toMatchObject(refused);
    await expect(send(buyer.call, id, ['../lamp.webp'])).rejects.toMatchObject(refused);
    await send(buyer.call, id, [name]);
    await expect(send(buyer.call, id, [name])).rejects.toMatchObject(refused);
    expect((await buyer.call(readThread, { params: { id }, body: {} })).messages).toHaveLength(1);
  });

  test('is needed where a message has no words, and refused where it is no photo', async () => {
    const { buyer, id } = await newThread();
    await expect(send(buyer.call, id, [], { text: '  ' })).rejects.toMatchObject({
      message: 'Please write a message.',
    });
    const file = asFile(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await expect(upload(buyer.call, id, file)).rejects.toMatchObject({ status: 415 });
  });

  test('is not taken while one side blocks the other, nor above the space of its sender', async () => {
    const { buyer, id } = await newThread();
    await seller.call(blockThread, { params: { id }, body: { is_blocked: true } });
    await expect(upload(buyer.call, id)).rejects.toMatchObject({ code: 'thread_blocked' });
    await seller.call(blockThread, { params: { id }, body: { is_blocked: false } });
    const { name } = await upload(buyer.call, id);
    const isThis = eq(threadPhotos.name, `threads/${name}`);
    await db.update(threadPhotos).set({ bytes: 1_000_000 }).where(isThis);
    await expect(upload(buyer.call, id)).rejects.toMatchObject({ code: 'storage_full', message: /all of your 1 MB/ });
  });

  test('that was not sent is forgotten after a day', async () => {
    const { buyer, id } = await newThread();
    const [sent, waiting] = [await upload(buyer.call, id), await upload(buyer.call, id)];
    await send(buyer.call, id, [sent.name]);
    await deleteWaitingPhotos(db, new Date(Date.now() + dayMs));
    const kept = await db.select({ name: threadPhotos.name }).from(threadPhotos);
    expect(kept.map(({ name }) => name)).toContain(`threads/${sent.name}`);
    expect(kept.map(({ name }) => name)).not.toContain(`threads/${waiting.name}`);
  });

  test('is evidence when the conversation is reported', async () => {
    const { buyer, id } = await newThread();
    const { name } = await upload(buyer.call, id);
    await send(buyer.call, id, [name], { text: 'Look' });
    await seller.call(reportThread, { params: { id }, body: {} });
    const entry = (await listInbox(db, { withClosed: false, limit: 5 })).find(
      ({ thread }) => String(thread?.id) === id,
    );
    expect(entry?.thread?.messages).toMatchObject([{ text: 'Look', photos: [`threads/${name}`] }]);
  });
});
