import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isApiFailure } from '../../contracts/client/client.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { signUpCustomer, signUpSeller } from '../../contracts/identity/accounts.ts';
import { signOut } from '../../contracts/identity/sign-out.ts';
import { listProducts } from '../../contracts/marketplace/listings.ts';
import { listInvoices } from '../../contracts/money/invoices.ts';
import { linkBankAccount, quoteMovement, requestMovement } from '../../contracts/money/wallet.ts';
import { addAddress } from '../../contracts/ordering/addresses.ts';
import { checkout, payPurchase } from '../../contracts/ordering/checkout.ts';
import { getCustomerOrder } from '../../contracts/ordering/orders/customer-orders.ts';
import { putPaymentMethods } from '../../contracts/ordering/payments/payment-methods.ts';
import { putShipping } from '../../contracts/ordering/shipping.ts';
import { uploadPhoto } from '../../contracts/selling/listing-analysis.ts';
import { addProduct } from '../../contracts/selling/listing-publishing.ts';
import { uploadPhotoToEdit } from '../../contracts/selling/photo-edits.ts';
import { goodCard, address as home } from '../support/ordering/orders.ts';
import { drawPhoto } from '../support/photos/draw-photo.ts';
import { listingForm } from '../support/selling/listing-form.ts';
import { apiAt } from '../support/site/api-at.ts';
import { declaredEndpoints } from '../support/site/declared-endpoints.ts';
import type { Known } from './inputs/from-schema.ts';
import { drawGallery, type Gallery } from './inputs/gallery.ts';
import { personMark, secretMark } from './inputs/hostile.ts';
import type { Caller } from './shot.ts';

/** Accounts and existing ids that hostile requests use. */
export interface World {
  port: number;
  tokens: Record<Caller, string>;
  known: Known;
  endpoints: Endpoint[];
  /** Route patterns of pages. */
  pages: string[];
  gallery: Gallery;
  /** Creates the leaver's account again after it was closed. */
  renewLeaver(): Promise<void>;
}

export const password = `${secretMark} papaya 7`;
let people = 0;

/** Creates accounts, a listing, transfers and other data to attack. */
export async function exploreWorld(address: string): Promise<World> {
  const open = async (endpoint: typeof signUpSeller | typeof signUpCustomer) => {
    people += 1;
    const email = `${personMark}-${Date.now()}-${people}@example.com`;
    return { email, token: (await apiAt(address)(endpoint, { body: { login_type: 'email', email, password } })).token };
  };
  const [seller, customer, leaver, ended] = [
    await open(signUpSeller),
    await open(signUpCustomer),
    await open(signUpSeller),
    await open(signUpSeller),
  ];
  await apiAt(address, ended.token)(signOut);
  const tokens = {
    ...{ guest: '', seller: seller.token, customer: customer.token, leaver: leaver.token, ended: ended.token },
    broken: `${secretMark}.${'A'.repeat(43)}`,
  };
  const { products } = await apiAt(address)(listProducts, { body: {} });
  const own = await liveAsSeller(address, seller.token);
  const bought = await liveAsCustomer(address, customer.token, own.product);
  return {
    port: Number(new URL(address).port),
    tokens,
    known: {
      ...plausible,
      id: [
        ...products.slice(0, 5).map(({ id }) => id),
        ...own.ids,
        ...bought.ids,
        'sandbox-bank',
        'sandbox-bank-refuses',
        '1',
      ],
      product_id: [...products.slice(0, 5).map(({ id }) => id), ...(own.product ? [own.product] : [])],
      ids: bought.ids,
      address_id: bought.addresses,
      line_id: bought.lines,
      line_ids: bought.lines,
      number: [...own.invoices, goodCard.number, '4000 0000 0000 3220'],
      productUUID: own.uuids,
      backdrop_id: own.edits,
      email: [seller.email, customer.email, `${personMark}@example.com`],
    },
    endpoints: await declaredEndpoints(),
    pages: await listPages(),
    gallery: await drawGallery(),
    async renewLeaver() {
      tokens.leaver = (await open(signUpSeller)).token;
    },
  };
}

/** Valid values for fields with rules beyond their schema. */
const plausible: Known = {
  login_type: ['email', 'phone'],
  phone: ['+66812345678', '12025550123'],
  password: [password],
  current_password: [password],
  new_password: [`${secretMark} mango 8`],
  name: ['Malee', 'ร้านมาลี'],
  cursor: ['MS4x', Buffer.from('1900000000000.5').toString('base64url'), Buffer.from('1.2.3').toString('base64url')],
  q: ['lamp', 'กระเป๋า', 'red shoes'],
  country: ['TH', 'JP'],
  category_id: ['1000', '2101', '3000'],
  sub_category_id: ['1100', '3100'],
  super_sub_category_id: ['1301', '2101'],
  amount: ['25', '25.50', '1,000'],
  fee_cents: ['0'],
  key: ['fuzz-key-0123456789', 'fuzz-key-of-an-order', 'fuzz-key-of-a-parcel'],
  expiry: [goodCard.expiry],
  cvc: [goodCard.cvc],
  two_factor_code: ['123450', '000001'],
  carrier: ['flash-express', 'thailand-post'],
  promptpay_id: ['0812345678'],
  vietqr_bank: ['970436'],
  vietqr_account: ['0011001234567'],
  paynow_id: ['+6591234567'],
  reason: ['Too small'],
  suggestedPrice: ['12.50'],
  monthlySalesTarget: ['800'],
  sellUnits: ['40'],
  marketingBudget: ['50'],
  weight: ['', '1.2'],
  recommended_countries: ['Thailand', 'JP'],
  from: ['2026-01-01'],
  to: ['2026-01-31'],
  title: ['A plain title'],
  description: ['A plain description.'],
  question: ['How do I publish?', 'What is my best listing?'],
  headline: ['Summer sale'],
  message: ['Could you please look at my listing?'],
};

/** Returns no photos while the photo check is not ready. */
async function liveAsSeller(address: string, token: string) {
  const api = apiAt(address, token);
  const ifReady = <Value>(call: Promise<Value>) =>
    call.catch((error) => {
      if (isApiFailure(error) && error.status === 503) return null;
      throw error;
    });
  const file = await drawPhoto();
  const analysis = await ifReady(api(uploadPhoto, { file }));
  const edit = await ifReady(api(uploadPhotoToEdit, { file }));
  const published = await ifReady(api(addProduct, { body: listingForm(), file }));
  await api(linkBankAccount, { body: { id: 'sandbox-bank', current_password: password } });
  const asked = { type: 'deposit', amount: '100', wallet: 'usdt' } as const;
  const { quote } = await api(quoteMovement, { body: asked });
  await api(requestMovement, { body: { ...asked, fee_cents: quote.fee_cents, key: 'fuzz-key-0123456789' } });
  await api(putShipping, { body: { ...{ country: 'TH', pack_days: 2 }, ...fees } });
  await api(putPaymentMethods, { body: { card: true, cash_on_delivery: true, promptpay_id: '0812345678' } });
  const { invoices } = await api(listInvoices, { body: { is_settled: true } });
  const edits = edit ? [edit.photo.id] : [];
  return {
    uuids: analysis ? [analysis.product.productUUID] : [],
    edits,
    product: published?.product.id,
    ids: [...edits, ...(published ? [published.product.id] : [])],
    invoices: invoices.map(({ number }) => number),
  };
}

const fees = { home_fee_cents: 300, region_fee_cents: 900, world_fee_cents: 1900, free_from_cents: null };

/** An address and, where there is something to buy, orders that are paid, unpaid and paid at the door. */
async function liveAsCustomer(address: string, token: string, product: string | undefined) {
  const api = apiAt(address, token);
  const { address: saved } = await api(addAddress, { body: home });
  const ids = [saved.id];
  const lines: string[] = [];
  for (const payment_method of product ? (['card', 'card', 'promptpay', 'cash_on_delivery'] as const) : []) {
    const key = `fuzz-key-${crypto.randomUUID()}`;
    const wanted = [{ product_id: product ?? '', units: 1 }];
    const placed = await api(checkout, { body: { key, address: home, payment_method, lines: wanted } });
    if (lines.length === 0)
      await api(payPurchase, { params: { id: placed.purchase_id }, body: { key, card: goodCard } });
    const params = { id: placed.orders[0]?.id ?? '' };
    const { order } = await api(getCustomerOrder, { params, body: {} });
    ids.push(placed.purchase_id, order.id);
    lines.push(...order.lines.map(({ id }) => id));
  }
  return { ids, lines, addresses: [saved.id] };
}

/** Reads the routes as text, because the file needs Vite to be imported. */
async function listPages(): Promise<string[]> {
  const routes = await readFile(path.join(import.meta.dirname, '..', '..', 'web', 'routes.ts'), 'utf8');
  return ['', ...Array.from(routes.matchAll(/\broute\('([^']+)'/g), ([, pattern]) => pattern as string)];
}
