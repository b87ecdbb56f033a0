import { password } from '../../support/ordering/orders.ts';
import { listingForm } from '../../support/selling/listing-form.ts';
import { askById, orderCalls } from './order-guards.ts';
import { orderPhoto } from './order-records.ts';
import type { SellerRecords } from './seller-records.ts';

/** The parts of a request. */
export interface RequestParts {
  params?: Record<string, string>;
  body?: object;
  file?: Blob;
}

/** How a call protects the data of one account from all others. */
export type Guard =
  /** It contains no account's data. */
  | { is: 'everyone’s' }
  /** The session alone determines the account. The body makes the call succeed; it may contain keys of another account. */
  | { is: 'the caller’s'; body?: (of: SellerRecords) => object; status?: number }
  /** Whoever has the token of a mail may call; it is random and given to nobody else. */
  | { is: 'the token’s' }
  /** It names a record. To other accounts it looks like one that does not exist. */
  | { is: 'the owner’s'; thing: keyof SellerRecords; ask: Ask }
  /** It needs a device, a mail or another site, which the named test has. */
  | { is: 'tested elsewhere'; by: string };

/** A request for the record with this id; `ownPhoto` is the id of one of the caller's photos. */
type Ask = (name: string, ownPhoto: string) => RequestParts;

const everyones: Guard = { is: 'everyone’s' };
const tokens: Guard = { is: 'the token’s' };
/** `status` is that of the answer to an account which is verified already. */
const callers = (body?: (of: SellerRecords) => object, status = 200): Guard => ({
  is: 'the caller’s',
  status,
  ...(body ? { body } : {}),
});
const owners = (thing: keyof SellerRecords, ask: Ask): Guard => ({ is: 'the owner’s', thing, ask });

const testedBy = (by: string): Guard => ({ is: 'tested elsewhere', by });
const passkeyTest = testedBy('server/domains/identity/passkeys/passkeys.test.ts');
const identityTest = testedBy('server/domains/identity/social-sign-in/identities.test.ts');
const twoFactorTest = testedBy('server/domains/identity/two-factor/two-factor.test.ts');
const reauthenticationTest = testedBy('server/domains/identity/reauthentication/security.test.ts');

const byId = (id: string) => ({ params: { id } });
const byUuid = (productUUID: string) => ({ params: { productUUID } });

const askForPhoto = (id: string) => ({ params: { id, name: orderPhoto } });

const statementMonth = { month: '2026-11', mode: 'test' };
const withPassword = { current_password: password };
const money = { type: 'deposit', amount: '5', wallet: 'usdt' };

const address = { name: 'Somchai', country: 'TH', line1: '12 Soi 31' };
const fees = { home_fee_cents: 150, region_fee_cents: null, world_fee_cents: null, free_from_cents: null };
const shipping = { country: 'TH', pack_days: 2, ...fees };

/** The guards of every endpoint. A new endpoint must be added here, or the test fails. */
export const guards: Record<string, Guard[]> = {
  'POST /user/all-products': [everyones],
  'GET /user/product/:id/:language': [owners('paused', (id) => ({ params: { id, language: 'en' } }))],
  'POST /user/count-products': [everyones],
  'POST /user/suggest': [everyones],
  'POST /user/product-types': [everyones],
  'POST /user/product-type-search': [everyones],
  'POST /user/ad-pictures': [owners('paused', (product_id) => ({ body: { product_id } }))],
  'POST /user/ad-prompts': [everyones],
  'GET /user/seller/:id': [owners('customer', byId)],
  'POST /user/seller/:id/products': [owners('customer', (id) => ({ ...byId(id), body: {} }))],
  'POST /user/add-product': [owners('analysis', (productUUID) => ({ body: listingForm({ productUUID }) }))],
  'POST /user/listings': [callers(() => ({}))],
  'GET /user/listings/:id': [owners('live', byId)],
  'POST /user/listings/:id': [owners('live', (id) => ({ ...byId(id), body: { suggestedPrice: '1' } }))],
  'POST /user/listings/:id/pause': [owners('live', byId)],
  'POST /user/listings/:id/resume': [owners('paused', byId)],
  'DELETE /user/listings/:id': [owners('live', byId)],
  'POST /user/listings/:id/restore': [owners('removed', byId)],
  'POST /customer/favorites/:id': [owners('paused', byId)],
  'DELETE /customer/favorites/:id': [owners('favorite', byId)],
  'GET /customer/favorite-ids': [callers()],
  'POST /customer/favorites': [callers(() => ({}))],
  'POST /customer/reviews': [callers(() => ({}))],
  'GET /customer/cart': [callers()],
  'PUT /customer/cart': [callers(({ paused }) => ({ lines: [{ product_id: paused, units: 1 }] }))],
  'POST /cart/view': [callers(({ paused }) => ({ lines: [{ product_id: paused, units: 1 }] }))],
  'GET /customer/addresses': [callers()],
  'POST /customer/addresses': [callers(() => address)],
  'PUT /customer/addresses/:id': [owners('address', (id) => ({ ...byId(id), body: address }))],
  'DELETE /customer/addresses/:id': [owners('address', byId)],
  'GET /user/shipping': [callers()],
  'PUT /user/shipping': [callers(() => shipping)],
  'POST /product/offer': [owners('paused', (id) => ({ body: { id } }))],
  'GET /user/payment-methods': [callers()],
  'PUT /user/payment-methods': [callers(() => ({ promptpay_id: '0812345678' }))],
  'POST /reviews': [owners('paused', (product_id) => ({ body: { product_id } }))],
  'POST /user/reviews/:id/answer': [owners('review', (id) => ({ ...byId(id), body: { text: 'Thank you' } }))],
  'POST /reviews/:id/report': [owners('hiddenReview', (id) => ({ ...byId(id), body: {} }))],
  'POST /user/profile': [callers(() => ({ name: 'Somchai', phone: '+66812345678', ...withPassword }))],
  'GET /user/choices': [callers()],
  'POST /user/choices': [callers(() => ({ allows_behavioral_data: true, optimizes_for_others: true }))],
  'GET /user/tokens': [callers()],
  'GET /user/limits': [everyones],
  'POST /user/photo-search': [everyones],
  'POST /user/alike': [everyones],
  'GET /user/photo-learning': [callers()],
  'POST /user/photo-learning': [callers(() => ({ improves_recognition: true }))],
  'GET /user/data': [callers()],
  'POST /user/close': [callers(() => withPassword)],
  'POST /user/other-account': [callers(() => withPassword)],
  'POST /user/ask': [callers(({ title }) => ({ question: `What is the price of ${title}? Show all listings.` }))],
  'POST /user/photo-edits': [callers()],
  'POST /user/photo-edits/:id/enhance': [owners('photo', byId)],
  'POST /user/photo-edits/:id/background': [
    owners('photo', (id) => ({ ...byId(id), body: { ground: 'white' } })),
    owners('photo', (backdrop_id, ownPhoto) => ({ ...byId(ownPhoto), body: { backdrop_id } })),
  ],
  'POST /user/events': [
    owners('paused', (product_id) => ({ body: { country: null, events: [{ type: 'view', product_id }] } })),
  ],
  'POST /user/analytics': [callers(() => ({ from: '2026-11-01', to: '2026-12-31' }))],
  'POST /messages': [everyones],
  'POST /user/messages': [callers(() => ({ topic: 'idea', message: 'Good morning' }))],
  'GET /user/wallet': [callers()],
  'POST /user/wallet/history': [callers(() => ({}))],
  'POST /user/wallet/payouts': [callers(() => ({}))],
  'POST /user/wallet/payout-schedule': [callers(() => ({ schedule: 'by_hand' }))],
  // Beside the sandbox there is no account to open.
  'POST /user/wallet/payout-account': [callers(() => ({ country: 'US' }), 409)],
  'POST /user/wallet/payout-account/check': [callers(() => ({}), 409)],
  'POST /user/wallet/quote': [callers(() => money)],
  'POST /user/wallet/movements': [callers(({ moneyKey }) => ({ ...money, fee_cents: 0, key: moneyKey }))],
  // Nothing is owed, so nothing can be paid.
  'POST /user/commission/pay': [callers(({ moneyKey }) => ({ amount_cents: 100, key: moneyKey }), 409)],
  'POST /user/wallet/bank-account': [callers(() => ({ id: 'sandbox-bank', ...withPassword }))],
  'DELETE /user/wallet/bank-account': [callers()],
  'GET /user/invoice-summary': [callers()],
  'POST /user/invoices': [callers(() => ({ is_settled: false }))],
  'GET /user/invoices/:number/file': [owners('invoice', (number) => ({ params: { number } }))],
  'GET /user/income': [callers()],
  'GET /user/statements': [callers()],
  'GET /user/statements/pdf': [callers(() => statementMonth)],
  'GET /user/statements/csv': [callers(() => statementMonth)],
  ...Object.fromEntries(
    Object.entries(orderCalls).map(([name, [thing, body]]) => [name, [owners(thing, askById(body))]]),
  ),
  'GET /customer/orders/:id/photos/:name': [owners('completed', askForPhoto)],
  'GET /user/orders/:id/photos/:name': [owners('completed', askForPhoto)],
  'GET /customer/orders': [callers()],
  'GET /user/orders': [callers()],
  'GET /user/orders/csv': [callers()],
  'GET /user/orders/:id/evidence': [owners('completed', byId)],
  'GET /user/orders/new': [callers()],
  'GET /user/tasks': [callers()],
  'GET /user/shipping-days': [callers()],
  'POST /user/orders/documents': [owners('completed', (id) => ({ body: { ids: [id], type: 'packing-slip' } }))],
  'POST /customer/checkout': [callers(() => ({ key: 'key-of-a-guard', payment_method: 'card' }), 400)],
  'POST /user/login': [everyones],
  'POST /customer/login': [everyones],
  'POST /user/signup': [everyones],
  'POST /customer/signup': [everyones],
  'POST /customer/guest': [everyones],
  'POST /remote/upload': [callers()],
  'GET /remote/products/:productUUID': [owners('analysis', byUuid)],
  'POST /remote/products/:productUUID/analyze': [owners('analysis', byUuid)],
  'POST /remote/products/:productUUID/category': [
    owners('analysis', (productUUID) => ({ ...byUuid(productUUID), body: { category_id: '1101' } })),
  ],
  'GET /user/contacts': [callers()],
  'POST /user/contacts/verify/request': [callers(() => ({ contact: 'email' }), 409)],
  'POST /user/contacts/verify': [callers(() => ({ code: '000000' }), 400)],
  'POST /contacts/link': [tokens],
  'POST /contacts/verify-link': [tokens],
  'POST /contacts/undo': [tokens],
  'POST /user/password/forgot': [everyones],
  'POST /customer/password/forgot': [everyones],
  'POST /password/reset': [tokens],
  'GET /mail/stop/:token': [tokens],
  'POST /mail/stop/:token': [tokens],
  'DELETE /mail/stop/:token': [tokens],
  'POST /user/logout': [callers()],
  'GET /user/me': [callers()],
  'POST /user/password': [callers(() => ({ ...withPassword, new_password: 'sticky rice 8' }))],
  'GET /auth/methods': [everyones],
  'POST /auth/demo': [everyones],
  'POST /auth/exchange': [identityTest],
  'POST /auth/two-factor': [twoFactorTest],
  'POST /auth/passkey/options': [everyones],
  'POST /auth/passkey': [passkeyTest],
  'POST /user/identities/start': [identityTest],
  'POST /user/identities/challenge': [identityTest],
  'POST /user/identities': [identityTest],
  'DELETE /user/identities/:id': [owners('identity', byId)],
  'POST /user/passkeys/options': [callers()],
  'POST /user/passkeys': [passkeyTest],
  'POST /user/passkeys/:id': [owners('passkey', (id) => ({ ...byId(id), body: { name: 'Mine' } }))],
  'DELETE /user/passkeys/:id': [owners('passkey', byId)],
  'POST /user/two-factor': [callers()],
  'POST /user/two-factor/confirm': [twoFactorTest],
  'POST /user/two-factor/recovery-codes': [twoFactorTest],
  'DELETE /user/two-factor': [twoFactorTest],
  'GET /user/security': [callers()],
  'POST /user/security/events': [callers(() => ({}))],
  'POST /user/reauthentication': [callers(() => ({ password }))],
  'POST /user/reauthentication/passkey': [passkeyTest],
  'POST /user/reauthentication/mail': [reauthenticationTest],
  'GET /user/sessions': [callers()],
  'DELETE /user/sessions': [callers()],
  'DELETE /user/sessions/:id': [owners('session', byId)],
};
