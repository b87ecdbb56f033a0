import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Api } from '../../../contracts/client/client.ts';
import { sendMessage } from '../../../contracts/communication/help.ts';
import { saveQuickReply } from '../../../contracts/communication/quick-replies.ts';
import { openThread, sendThreadMessage } from '../../../contracts/communication/threads.ts';
import { listSessions, signInSeller, signUpCustomer } from '../../../contracts/identity/accounts.ts';
import { changeDetails, saveChoices } from '../../../contracts/identity/profile.ts';
import { saveFavorite } from '../../../contracts/marketplace/favorites.ts';
import { followSeller } from '../../../contracts/marketplace/follows.ts';
import { putSectionListings, putShopSections } from '../../../contracts/marketplace/shop-sections.ts';
import { linkBankAccount, requestMovement } from '../../../contracts/money/wallet.ts';
import { addAddress } from '../../../contracts/ordering/addresses.ts';
import { putCart } from '../../../contracts/ordering/carts.ts';
import { putPaymentMethods } from '../../../contracts/ordering/payments/payment-methods.ts';
import { uploadPhotoToEdit } from '../../../contracts/selling/photo-edits.ts';
import { threadPhotos } from '../../../server/schema/communication/thread-photos.ts';
import { threads } from '../../../server/schema/communication/threads.ts';
import { identities, passkeys } from '../../../server/schema/identity/sign-in.ts';
import { products } from '../../../server/schema/marketplace/listings.ts';
import { reviews } from '../../../server/schema/marketplace/reviews.ts';
import { commissionInvoices } from '../../../server/schema/ordering/commission-invoices.ts';
import { orders } from '../../../server/schema/ordering/orders.ts';
import { draftPhotos, listingDrafts } from '../../../server/schema/selling/listing-drafts.ts';
import { createProduct } from '../../support/factories.ts';
import { password } from '../../support/ordering/orders.ts';
import { createSale } from '../../support/ordering/sales.ts';
import { createAnalysis } from '../../support/selling/listing-form.ts';
import type { buildTestApp } from '../../support/test-app.ts';
import { createAssistantAction, createBulkChange } from './assistant-records.ts';
import { createOrderRecords, type OrderRecords, orderPhoto } from './order-records.ts';
import { createQuestion } from './question-records.ts';
import { createSaleRecords, type SaleRecords } from './sale-records.ts';

/** The id of one record of each role that a seller can own. */
export interface SellerRecords extends OrderRecords, SaleRecords {
  live: string;
  paused: string;
  removed: string;
  analysis: string;
  photo: string;
  draft: string;
  /** A photo of another draft. */
  draftPhoto: string;
  invoice: string;
  commissionInvoice: string;
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
  /** The seller's account, whose shop the customer follows, and a section of the shop. */
  seller: string;
  section: string;
  /** What the customer wrote the seller about the live product. */
  thread: string;
  bulkChange: string;
  appliedBulkChange: string;
  /** What the customer asks about the live and the paused product. */
  question: string;
  hiddenQuestion: string;
  /** What the assistant proposed, and what it did. */
  assistantAction: string;
  doneAssistantAction: string;
  /** What the seller answers often. */
  quickReply: string;
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

/** The platform's invoice for the commission of the seller's order. */
async function createCommissionInvoice(db: App['db'], sellerId: number): Promise<string> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.sellerId, sellerId)).limit(1);
  const issuedAt = new Date();
  const amounts = { amountCents: 50, issuedAt, dueAt: issuedAt, paidAt: issuedAt };
  await db
    .insert(commissionInvoices)
    .values({ orderId: order?.id ?? 0, sellerId, ...amounts })
    .onConflictDoNothing();
  const [{ year, number } = {}] = await db
    .select()
    .from(commissionInvoices)
    .where(eq(commissionInvoices.sellerId, sellerId));
  return `TEST-SBC-${year}-${String(number).padStart(4, '0')}`;
}

/** A draft with one photo that is not read. */
async function createDraft(db: App['db'], sellerId: number) {
  const [draft] = await db
    .insert(listingDrafts)
    .values({ sellerId, title: `${mark} of tin`, titleLanguage: 'en' })
    .returning({ id: listingDrafts.id });
  const draftId = draft?.id ?? '';
  const place = { position: 0, place: 0 };
  const [photo] = await db
    .insert(draftPhotos)
    .values({ draftId, sellerId, uploadKey: randomUUID(), image: `${randomUUID()}.webp`, ...place })
    .returning({ id: draftPhotos.id });
  return { draftId, photoId: photo?.id ?? '' };
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
  await asCustomer(followSeller, { params: { id: String(seller.id) } });
  const customerId = Number(customer.post.id);
  const place = { name: mark, country: 'TH', line1: mark };
  const { address } = await asCustomer(addAddress, { body: place });
  await asCustomer(putCart, { body: { lines: [{ product_id: live, units: 2 }] } });
  await call(putPaymentMethods, { body: { promptpay_id: '0899999999' } });
  const paused = await createListing({ isLive: false });
  const review = (productId: string) =>
    createReview(db, { sellerId: seller.id, customerId, productId: Number(productId) });
  const asked = { sellerId: seller.id, customerId, text: `Is the ${mark} red?` };
  const orderRecords = await createOrderRecords(app, seller, customer.token, title);
  const records: SellerRecords = {
    ...orderRecords,
    live,
    paused,
    removed: await createListing({ isLive: false, wasLive: true, removedAt: new Date() }),
    analysis: await createAnalysis(db, seller.id),
    photo: photo.id,
    draft: (await createDraft(db, seller.id)).draftId,
    draftPhoto: (await createDraft(db, seller.id)).photoId,
    invoice: 'INV-0001',
    commissionInvoice: await createCommissionInvoice(db, seller.id),
    moneyKey,
    session,
    ...(await createAuthMethods(db, seller.id)),
    title,
    customer: customer.post.id,
    favorite: live,
    address: address.id,
    review: await review(live),
    hiddenReview: await review(paused),
    question: await createQuestion(db, { ...asked, productId: Number(live) }),
    hiddenQuestion: await createQuestion(db, { ...asked, productId: Number(paused) }),
    seller: String(seller.id),
    section: await createSection(call, live),
    ...(await createSaleRecords(app, seller.id, live)),
    bulkChange: await createBulkChange(db, seller.id, 'preview'),
    appliedBulkChange: await createBulkChange(db, seller.id, 'applied'),
    assistantAction: await createAssistantAction(db, seller.id, 'proposed'),
    doneAssistantAction: await createAssistantAction(db, seller.id, 'done'),
    thread: await createThread(app, asCustomer, live),
    quickReply: (await call(saveQuickReply, { body: { texts: { en: `The ${mark} is in stock` } } })).reply.id,
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

async function createSection(call: Api, productId: string): Promise<string> {
  const { sections } = await call(putShopSections, {
    body: { sections: [{ language: 'en', names: { en: `${mark} and lamps` } }] },
  });
  const id = sections[0]?.id ?? '';
  await call(putSectionListings, { params: { id }, body: { product_ids: [productId] } });
  return id;
}

async function createThread({ db, storage }: App, asCustomer: Api, productId: string): Promise<string> {
  const { thread_id: id } = await asCustomer(openThread, { body: { subject: 'product', subject_id: productId } });
  await asCustomer(sendThreadMessage, {
    params: { id },
    body: { key: 'key-of-a-question', text: `Is the ${mark} red?` },
  });
  const photo = { name: `threads/${orderPhoto}`, threadId: Number(id), messageId: await newestMessage(db, Number(id)) };
  await storage.put(photo.name, Buffer.from(mark), 'image/webp');
  await db.insert(threadPhotos).values({ ...photo, width: 1, height: 1, bytes: 1, createdAt: new Date() });
  return id;
}

async function newestMessage(db: App['db'], threadId: number): Promise<number | null> {
  const [thread] = await db.select({ id: threads.lastMessageId }).from(threads).where(eq(threads.id, threadId));
  return thread?.id ?? null;
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
