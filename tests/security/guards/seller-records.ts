import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sendMessage } from '../../../contracts/communication/help.ts';
import { listSessions, signInSeller, signUpCustomer } from '../../../contracts/identity/accounts.ts';
import { changeDetails, saveChoices } from '../../../contracts/identity/profile.ts';
import { saveFavorite } from '../../../contracts/marketplace/favorites.ts';
import { linkBankAccount, requestMovement } from '../../../contracts/money/wallet.ts';
import { addAddress } from '../../../contracts/ordering/addresses.ts';
import { putCart } from '../../../contracts/ordering/carts.ts';
import { putPaymentMethods } from '../../../contracts/ordering/payments/payment-methods.ts';
import { uploadPhotoToEdit } from '../../../contracts/selling/photo-edits.ts';
import { identities, passkeys } from '../../../server/schema/identity/sign-in.ts';
import { products } from '../../../server/schema/marketplace/listings.ts';
import { reviews } from '../../../server/schema/marketplace/reviews.ts';
import { createProduct } from '../../support/factories.ts';
import { password } from '../../support/ordering/orders.ts';
import { createSale } from '../../support/ordering/sales.ts';
import { createAnalysis } from '../../support/selling/listing-form.ts';
import type { buildTestApp } from '../../support/test-app.ts';
import { createOrderRecords, type OrderRecords } from './order-records.ts';

/** The id of one record of each role that a seller can own. */
export interface SellerRecords extends OrderRecords {
  live: string;
  paused: string;
  removed: string;
  analysis: string;
  photo: string;
  invoice: string;
  moneyKey: string;
  /** A second session, beside the one that the tests use. */
  session: string;
  passkey: string;
  identity: string;
  title: string;
  /** A customer account and its saved product. */
  customer: string;
  favorite: string;
  /** An address of the customer, and a review of the seller's product. */
  address: string;
  review: string;
  /** A review of the paused product. */
  hiddenReview: string;
}

/** Part of every text of the owner: no other account may see it. */
export const mark = 'Zauberlampe';

type App = Awaited<ReturnType<typeof buildTestApp>>;

async function createReview(db: App['db'], of: { sellerId: number; customerId: number; productId: number }) {
  const [review] = await db
    .insert(reviews)
    .values({ ...of, orderLineId: of.productId, stars: 4, text: 'Good', language: 'en', createdAt: new Date() })
    .returning({ id: reviews.id });
  return String(review?.id);
}

/** Creates one record of each kind for a new seller and a customer. */
export async function createSellerRecords(app: App, seller: { token: string; id: number; email: string }, file: Blob) {
  const { api, apiAs, db } = app;
  const call = apiAs(seller.token);
  await call(changeDetails, { body: { name: `${mark} & Sons`, email: seller.email } });
  await call(saveChoices, { body: { allows_behavioral_data: true, optimizes_for_others: false } });
  await call(sendMessage, { body: { topic: 'idea', message: `A ${mark} for everyone` } });
  await call(linkBankAccount, { body: { id: 'sandbox-bank-refuses', current_password: password } });
  const moneyKey = randomUUID();
  const deposit = { type: 'deposit', amount: '77.77', wallet: 'usdt', fee_cents: 0, key: moneyKey } as const;
  await call(requestMovement, { body: deposit });
  await createSale(db, seller.id, { amountCents: 500, createdAt: new Date() });
  const title = `${mark} of brass`;
  const createListing = async (state: object) => String((await createProduct(db, seller.id, { title, ...state })).id);
  const live = await createListing({});
  const { photo } = await call(uploadPhotoToEdit, { file });
  await api(signInSeller, { body: { login_type: 'email', email: seller.email, password } });
  const { sessions } = await call(listSessions);
  const session = sessions.find(({ is_current }) => !is_current)?.id ?? '';

  const body = { login_type: 'email', email: `${mark}@customer.example`, password } as const;
  const customer = await api(signUpCustomer, { body });
  await apiAs(customer.token)(saveFavorite, { params: { id: live } });
  const asCustomer = apiAs(customer.token);
  const customerId = Number(customer.post.id);
  const place = { name: mark, country: 'TH', line1: mark };
  const { address } = await asCustomer(addAddress, { body: place });
  await asCustomer(putCart, { body: { lines: [{ product_id: live, units: 2 }] } });
  await call(putPaymentMethods, { body: { promptpay_id: '0899999999' } });
  const paused = await createListing({ isLive: false });
  const review = (productId: string) =>
    createReview(db, { sellerId: seller.id, customerId, productId: Number(productId) });
  const records: SellerRecords = {
    ...(await createOrderRecords(app, seller, customer.token, title)),
    live,
    paused,
    removed: await createListing({ isLive: false, wasLive: true, removedAt: new Date() }),
    analysis: await createAnalysis(db, seller.id),
    photo: photo.id,
    invoice: 'INV-0001',
    moneyKey,
    session,
    ...(await createAuthMethods(db, seller.id)),
    title,
    customer: customer.post.id,
    favorite: live,
    address: address.id,
    review: await review(live),
    hiddenReview: await review(paused),
  };
  const states = [
    [live, { isLive: true, removedAt: null }],
    [records.paused, { isLive: false, removedAt: null }],
    [records.removed, { isLive: false, wasLive: true, removedAt: new Date() }],
  ] as const;
  /** Restores the state of the listings for the next call. */
  const restoreListings = async () => {
    for (const [id, state] of states)
      await db
        .update(products)
        .set(state)
        .where(eq(products.id, Number(id)));
  };
  return { records, customer, restoreListings };
}

async function createAuthMethods(
  db: App['db'],
  accountId: number,
): Promise<Pick<SellerRecords, 'passkey' | 'identity'>> {
  const key = { credentialId: 'credential', publicKey: new Uint8Array(8), counter: 0, transports: [], isSynced: true };
  const passkey = { accountId, ...key, userHandle: 'handle', name: `${mark} phone` };
  const identity = {
    accountId,
    role: 'seller',
    provider: 'google',
    issuer: 'https://issuer.example',
    subject: mark,
  } as const;
  const [addedPasskey] = await db.insert(passkeys).values(passkey).returning();
  const [addedIdentity] = await db.insert(identities).values(identity).returning();
  return { passkey: String(addedPasskey?.id), identity: String(addedIdentity?.id) };
}
