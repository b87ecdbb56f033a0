import { listingForm } from '../support/listing-form.ts';
import type { Belongings } from './belongings.ts';

/** What a call is sent with. */
export interface Asked {
  params?: Record<string, string>;
  body?: object;
  file?: Blob;
}

/** How a call keeps what is one account's from all others. */
export type Guard =
  /** There is nothing of anybody's in it. */
  | { is: 'everyone’s' }
  /** Whose it is, is told by the session alone. The body makes the call succeed; it may try another's keys. */
  | { is: 'the caller’s'; body?: (of: Belongings) => object }
  /** It names a thing. To strangers another's is the same as one that does not exist. */
  | { is: 'the owner’s'; thing: keyof Belongings; ask: Ask };

/** A call about the thing of this name; `ownPhoto` is the id of a photo of the caller's own. */
type Ask = (name: string, ownPhoto: string) => Asked;

const everyones: Guard = { is: 'everyone’s' };
const callers = (body?: (of: Belongings) => object): Guard => ({ is: 'the caller’s', ...(body ? { body } : {}) });
const owners = (thing: keyof Belongings, ask: Ask): Guard => ({ is: 'the owner’s', thing, ask });

const byId = (id: string) => ({ params: { id } });
const byUuid = (productUUID: string) => ({ params: { productUUID } });

/** The password of everybody in these tests. */
export const password = 'papaya salad 7';
const known = { current_password: password };
const money = { kind: 'deposit', amount: '5', wallet: 'usdt' };

/** Every call of the API. One that is not here fails the test: say how it is guarded when you add it. */
export const guards: Record<string, Guard[]> = {
  'POST /user/all-products': [everyones],
  'GET /user/product/:id/:language': [owners('paused', (id) => ({ params: { id, language: 'en' } }))],
  'POST /user/suggest': [everyones],
  'POST /user/ad-pictures': [owners('paused', (product_id) => ({ body: { product_id } }))],
  'POST /user/ad-prompts': [everyones],
  'GET /user/seller/:id': [owners('customer', byId)],
  'POST /user/seller/:id/products': [owners('customer', (id) => ({ ...byId(id), body: {} }))],
  'POST /user/add-product': [owners('analysis', (productUUID) => ({ body: listingForm({ productUUID }) }))],
  'POST /user/storefront': [callers(() => ({}))],
  'GET /user/storefront/:id': [owners('live', byId)],
  'POST /user/storefront/:id': [owners('live', (id) => ({ ...byId(id), body: { suggestedPrice: '1' } }))],
  'POST /user/storefront/:id/pause': [owners('live', byId)],
  'POST /user/storefront/:id/resume': [owners('paused', byId)],
  'DELETE /user/storefront/:id': [owners('live', byId)],
  'POST /user/storefront/:id/restore': [owners('removed', byId)],
  'POST /customer/favorites/:id': [owners('paused', byId)],
  'DELETE /customer/favorites/:id': [owners('favorite', byId)],
  'GET /customer/favorite-ids': [callers()],
  'POST /customer/favorites': [callers(() => ({}))],
  'POST /user/profile': [callers(() => ({ name: 'Somchai', phone: '+66812345678', ...known }))],
  'GET /user/choices': [callers()],
  'POST /user/choices': [callers(() => ({ allows_behavioral_data: true, optimizes_for_others: true }))],
  'GET /user/tokens': [callers()],
  'GET /user/limits': [everyones],
  'GET /user/data': [callers()],
  'POST /user/close': [callers(() => known)],
  'POST /user/other-account': [callers(() => known)],
  'POST /user/ask': [callers(({ title }) => ({ question: `What is the price of ${title}? Show all listings.` }))],
  'POST /user/photo-edits': [callers()],
  'POST /user/photo-edits/:id/enhance': [owners('photo', byId)],
  'POST /user/photo-edits/:id/background': [
    owners('photo', (id) => ({ ...byId(id), body: { ground: 'white' } })),
    owners('photo', (backdrop_id, ownPhoto) => ({ ...byId(ownPhoto), body: { backdrop_id } })),
  ],
  'POST /user/events': [
    owners('paused', (product_id) => ({ body: { country: null, events: [{ kind: 'view', product_id }] } })),
  ],
  'POST /user/analytics': [callers(() => ({ from: '2026-11-01', to: '2026-12-31' }))],
  'POST /user/messages': [callers(() => ({ topic: 'idea', message: 'Good morning' }))],
  'GET /user/wallet': [callers()],
  'POST /user/wallet/history': [callers(() => ({}))],
  'POST /user/wallet/quote': [callers(() => money)],
  'POST /user/wallet/movements': [callers(({ moneyKey }) => ({ ...money, fee_cents: 0, key: moneyKey }))],
  'POST /user/wallet/bank-account': [callers(() => ({ id: 'sandbox-bank', ...known }))],
  'DELETE /user/wallet/bank-account': [callers()],
  'GET /user/invoice-summary': [callers()],
  'POST /user/invoices': [callers(() => ({ is_settled: false }))],
  'GET /user/invoices/:number/file': [owners('invoice', (number) => ({ params: { number } }))],
  'GET /user/income': [callers()],
  'POST /user/login': [everyones],
  'POST /customer/login': [everyones],
  'POST /user/signup': [everyones],
  'POST /customer/signup': [everyones],
  'POST /remote/upload': [callers()],
  'GET /remote/products/:productUUID': [owners('analysis', byUuid)],
  'POST /remote/products/:productUUID/analyze': [owners('analysis', byUuid)],
  'POST /remote/products/:productUUID/category': [
    owners('analysis', (productUUID) => ({ ...byUuid(productUUID), body: { category_id: '1101' } })),
  ],
  'POST /user/logout': [callers()],
  'GET /user/me': [callers()],
  'POST /user/password': [callers(() => ({ ...known, new_password: 'sticky rice 8' }))],
  'GET /user/sessions': [callers()],
  'DELETE /user/sessions': [callers()],
  'DELETE /user/sessions/:id': [owners('session', byId)],
};
