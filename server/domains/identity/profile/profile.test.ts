import { randomUUID } from 'node:crypto';
import { arrayContains, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sendMessage } from '../../../../contracts/communication/help.ts';
import { getMe, signInSeller, signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { verifyContact } from '../../../../contracts/identity/contacts.ts';
import {
  changeDetails,
  closeAccount,
  downloadData,
  getChoices,
  listTokenHistory,
  saveChoices,
} from '../../../../contracts/identity/profile.ts';
import { listProducts } from '../../../../contracts/marketplace/listings.ts';
import { createComposedProduct } from '../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { accounts, sessions } from '../../../schema/identity/accounts.ts';
import { tokenEntries } from '../../../schema/identity/profile.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { photoEdits } from '../../../schema/selling/photo-edits.ts';
import { removeStoredPictures } from '../../marketplace/pictures/remove-pictures.service.ts';
import { storeAd } from '../../selling/ad-pictures/stored-ads.service.ts';

const { api, apiAs, db, storage } = await buildTestApp({ settings: { DOWNLOAD_LIMIT: '1000000' } });

let count = 0;
const password = 'papaya salad 7';
async function newSeller() {
  const email = `p-${count++}@test.example`;
  const { token, post } = await api(signUpSeller, { body: { login_type: 'email', email, password } });
  return { call: apiAs(token), id: Number(post.id), email };
}
const wants = (allows_behavioral_data: boolean, optimizes_for_others = false) => ({
  body: { allows_behavioral_data, optimizes_for_others },
});

describe('an account’s details', () => {
  test('accept a new name without the password', async () => {
    const { call, email } = await newSeller();
    const { post } = await call(changeDetails, { body: { name: '  Malee’s Cafe\u0301 ', email, phone: '' } });
    expect(post).toMatchObject({ name: 'Malee’s Café', email, phone: null });
    expect((await call(getMe)).post.name).toBe('Malee’s Café');
  });

  test('keep what is not sent, and need one contact', async () => {
    const { call, email } = await newSeller();
    expect((await call(changeDetails, { body: { name: 'Lantern Shop' } })).post).toMatchObject({
      name: 'Lantern Shop',
      email,
    });
    expect((await call(changeDetails, { body: {} })).post).toMatchObject({ name: 'Lantern Shop', email });
    await expect(call(changeDetails, { body: { email: '' } })).rejects.toMatchObject({
      ...{ code: 'bad_input', message: 'An email or a phone number is required' },
    });
  });

  test('accept a name without its invisible characters', async () => {
    const { call, email } = await newSeller();
    const rename = async (name: string) => (await call(changeDetails, { body: { name, email, phone: '' } })).post.name;
    expect(await rename('Sna\u200Bpba\u2060zaar \u202Eredaer\u202C\n shop\u0007')).toBe('Snapbazaar redaer shop');
    await expect(rename('\u200B\u202E\u3164')).rejects.toMatchObject({ message: 'Name is required' });
  });

  test('accept a new email or phone only with the current password, and it works for sign-in once it is confirmed', async () => {
    const { call } = await newSeller();
    const next = { name: 'Malee', email: `New-${count}@Test.example`, phone: '+66 (81) 234-5670' };
    await expect(call(changeDetails, { body: { ...next, current_password: 'wrong' } })).rejects.toMatchObject({
      status: 400,
      message: 'The current password is not right.',
    });
    const { post } = await call(changeDetails, { body: { ...next, current_password: password } });
    expect(post.phone).toBe(null);
    const [mail] = await db.select().from(mails).where(eq(mails.recipient, '+66812345670'));
    await call(verifyContact, { body: { code: String(mail?.parameters.code) } });
    await api(signInSeller, { body: { login_type: 'phone', phone: '66812345670', password } });
  });

  test('refuse an email of another account of the same kind', async () => {
    const [one, other] = [await newSeller(), await newSeller()];
    const body = { name: 'Copy', email: other.email, phone: '', current_password: password };
    await expect(one.call(changeDetails, { body })).rejects.toMatchObject({
      status: 409,
      message: 'This email belongs to another account.',
    });
    await api(signUpCustomer, { body: { login_type: 'email', email: 'buyer-too@test.example', password } });
    await one.call(changeDetails, { body: { ...body, email: 'buyer-too@test.example' } });
  });

  test.each([
    [{ name: '', email: 'a@b.co', phone: '' }, 'Name is required'],
    [{ name: 'x'.repeat(81), email: 'a@b.co', phone: '' }, 'Name must have at most 80 characters'],
    [{ name: 'Malee', email: 'malee', phone: '' }, 'Invalid Email'],
    [{ name: 'Malee', email: '', phone: 'call me' }, 'Invalid Phone'],
    [{ name: 'Malee', email: '', phone: '' }, 'An email or a phone number is required'],
  ])('refuse %j with a message', async (body, message) => {
    const { call } = await newSeller();
    await expect(call(changeDetails, { body })).rejects.toMatchObject({ status: 400, message });
  });
});

describe('choices and tokens', () => {
  test('are off and empty by default', async () => {
    const { call } = await newSeller();
    expect(await call(getChoices)).toMatchObject({
      choices: { allows_behavioral_data: false, optimizes_for_others: false },
      token_balance: 0,
    });
    expect((await call(listTokenHistory)).entries).toEqual([]);
  });

  test('change together: allowing behavioral data earns 5 T4L once, and withdrawing it takes them back', async () => {
    const { call } = await newSeller();
    expect((await call(saveChoices, wants(true))).token_balance).toBe(5);
    expect((await call(saveChoices, wants(true, true))).token_balance).toBe(5);
    expect(await call(saveChoices, wants(false, true))).toMatchObject({
      choices: { allows_behavioral_data: false, optimizes_for_others: true },
      token_balance: 0,
    });
    const { entries } = await call(listTokenHistory);
    expect(entries.map(({ amount, reason }) => [amount, reason])).toEqual([
      [-5, 'behavioral-data-withdrawn'],
      [5, 'behavioral-data-allowed'],
    ]);
  });

  test('change once for concurrent requests', async () => {
    const { call } = await newSeller();
    await Promise.all(Array.from({ length: 20 }, () => call(saveChoices, wants(true))));
    expect((await call(listTokenHistory)).entries).toHaveLength(1);
  });

  test('reject an update of a token entry in the database', async () => {
    const { call, id } = await newSeller();
    await call(saveChoices, wants(true));
    const change = db.update(tokenEntries).set({ amount: 500 }).where(eq(tokenEntries.accountId, id));
    await expect(change).rejects.toThrow();
    expect((await call(getChoices)).token_balance).toBe(5);
  });
});

describe('the personal data download', () => {
  test('contains everything of the account, nothing of others, and no hash', async () => {
    const [one, other] = [await newSeller(), await newSeller()];
    await createComposedProduct(db, one.id, { categoryId: 1101, colours: [] });
    await createComposedProduct(db, other.id, { categoryId: 1101, colours: [] });
    await db.insert(analyses).values({ sellerId: one.id, image: 'mine.webp' });
    await one.call(saveChoices, wants(true));
    await one.call(sendMessage, { body: { topic: 'idea', message: 'A quieter bell' } });
    const { name, content } = await one.call(downloadData);
    expect(name).toBe('snapbazaar-my-data.json');
    const text = await content.text();
    const data = JSON.parse(text) as Record<string, never[]>;
    const parts = `account addresses assistant_actions auth_methods bulk_changes cart choices commission_invoices commission_rules conversations currency_changes drafts favorites followed_shops history listings mails messages model_spending money notifications order_events order_lines
      order_photos orders parcels paybacks payment_methods photo_edits photo_embeddings photos price_list product_questions purchases returns review_reports reviews sales sessions shipping shop shop_sections sign_in_networks stored_files tax tokens`;
    expect(Object.keys(data).sort()).toEqual(parts.split(/\s+/).sort());
    expect(data.account).toMatchObject({ email: one.email });
    expect(data.listings).toMatchObject([
      { sellerId: one.id, texts: expect.arrayContaining([expect.objectContaining({ language: 'th' })]) },
    ]);
    expect(data.photos).toMatchObject([{ image: 'mine.webp' }]);
    expect(data.messages).toMatchObject([{ message: 'A quieter bell' }]);
    expect(text).not.toMatch(/hash/i);
    expect(text).not.toContain(other.email);
  });
});

describe('closing an account', () => {
  test('needs the password', async () => {
    const { call, id } = await newSeller();
    await expect(call(closeAccount, { body: { current_password: 'wrong' } })).rejects.toMatchObject({
      status: 400,
      message: 'The current password is not right.',
    });
    expect(await db.$count(accounts, eq(accounts.id, id))).toBe(1);
  });

  test('ends every session, removes the listings and frees the email', async () => {
    const { call, id, email } = await newSeller();
    await createComposedProduct(db, id, { categoryId: 1101, colours: [] });
    await call(saveChoices, wants(true));
    await api(signInSeller, { body: { login_type: 'email', email, password } });
    const before = await api(listProducts, { body: { category_id: '1000' } });
    expect(await call(closeAccount, { body: { current_password: password } })).toMatchObject({
      message: 'Your account has been closed.',
    });
    await expect(call(getMe)).rejects.toMatchObject({ status: 401 });
    expect(await db.$count(sessions, eq(sessions.accountId, id))).toBe(0);
    expect(await db.$count(products, eq(products.sellerId, id))).toBe(0);
    const after = await api(listProducts, { body: { category_id: '1000' } });
    expect(after.products).toHaveLength(before.products.length - 1);
    await expect(api(signInSeller, { body: { login_type: 'email', email, password } })).rejects.toMatchObject({
      status: 401,
    });
    await api(signUpSeller, { body: { login_type: 'email', email, password } });
  });

  test('removes its photos, edits and ad pictures at once, and no others', async () => {
    const { call, id } = await newSeller();
    const product = await createComposedProduct(
      db,
      id,
      { categoryId: 1101, colours: [] },
      { image: 'mine-listed.webp' },
    );
    const ad = `ads/${product.id}-${'a1'.repeat(20)}.jpg`;
    await storeAd({ db, storage, megabytes: 10 }, { name: ad, productId: product.id, bytes: Buffer.from('ad') });
    await db.insert(analyses).values({ sellerId: id, image: 'mine-to-go.webp' });
    const files = ['edits/mine.webp', 'edits/copy-edited.jpg'];
    await db.insert(photoEdits).values({ uuid: randomUUID(), sellerId: id, files, createdAt: new Date() });
    const gone = ['mine-listed.webp', 'mine-to-go.webp', 'sizes/320/mine-to-go.avif', ...files];
    for (const name of [...gone, 'not-mine.webp']) await storage.put(name, Buffer.from('picture'), 'image/webp');
    await call(closeAccount, { body: { current_password: password } });
    expect(await db.$count(photoEdits, arrayContains(photoEdits.files, files))).toBe(0);
    const { rows } = await db.execute<{ data: { images: string[] } }>(
      sql`select data from pgboss.job where name = 'remove-pictures'`,
    );
    await removeStoredPictures(
      storage,
      rows.flatMap(({ data }) => data.images),
    );
    for (const name of [...gone, ad]) expect(await storage.has(name), name).toBe(false);
    expect(await storage.has('not-mine.webp')).toBe(true);
  });
});
