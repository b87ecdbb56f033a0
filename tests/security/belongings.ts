import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { listSessions, signInSeller, signUpCustomer } from '../../contracts/accounts.ts';
import { saveFavorite } from '../../contracts/favorites.ts';
import { sendMessage } from '../../contracts/help.ts';
import { uploadPhotoToEdit } from '../../contracts/photo-edits.ts';
import { changeDetails, saveChoices } from '../../contracts/profile.ts';
import { linkBankAccount, requestMovement } from '../../contracts/wallet.ts';
import { products } from '../../server/db/schema/listings.ts';
import { createProduct } from '../support/factories.ts';
import { createAnalysis } from '../support/listing-form.ts';
import { createSale } from '../support/sales.ts';
import type { buildTestApp } from '../support/test-app.ts';
import { password } from './guards.ts';

/** One of everything that a seller can have, by the name it is asked for with. */
export interface Belongings {
  live: string;
  paused: string;
  removed: string;
  analysis: string;
  photo: string;
  invoice: string;
  moneyKey: string;
  /** One of their sign-ins, beside the one that the tests use. */
  session: string;
  title: string;
  /** The account of a customer, and what they have saved. */
  customer: string;
  favorite: string;
}

/** In every word that the owner wrote: it must not be read anywhere else. */
export const mark = 'Zauberlampe';

type App = Awaited<ReturnType<typeof buildTestApp>>;

/** Gives a new seller, and a customer, one of everything. */
export async function createBelongings(
  { api, apiAs, db }: App,
  seller: { token: string; id: number; email: string },
  file: Blob,
) {
  const call = apiAs(seller.token);
  await call(changeDetails, { body: { name: `${mark} & Sons`, email: seller.email } });
  await call(saveChoices, { body: { allows_behavioral_data: true, optimizes_for_others: false } });
  await call(sendMessage, { body: { topic: 'idea', message: `A ${mark} for everyone` } });
  await call(linkBankAccount, { body: { id: 'sandbox-bank-refuses', current_password: password } });
  const moneyKey = randomUUID();
  const deposit = { kind: 'deposit', amount: '77.77', wallet: 'usdt', fee_cents: 0, key: moneyKey } as const;
  await call(requestMovement, { body: deposit });
  await createSale(db, seller.id, { amountCents: 500, createdAt: new Date() });
  const title = `${mark} of brass`;
  const list = async (state: object) => String((await createProduct(db, seller.id, { title, ...state })).id);
  const live = await list({});
  const { photo } = await call(uploadPhotoToEdit, { file });
  await api(signInSeller, { body: { login_type: 'email', email: seller.email, password } });
  const { sessions } = await call(listSessions);
  const session = sessions.find(({ is_current }) => !is_current)?.id ?? '';

  const body = { login_type: 'email', email: `${mark}@customer.example`, password } as const;
  const customer = await api(signUpCustomer, { body });
  await apiAs(customer.token)(saveFavorite, { params: { id: live } });
  const belongings: Belongings = {
    live,
    paused: await list({ isLive: false }),
    removed: await list({ isLive: false, wasLive: true, removedAt: new Date() }),
    analysis: await createAnalysis(db, seller.id),
    photo: photo.id,
    invoice: 'INV-0001',
    moneyKey,
    session,
    title,
    customer: customer.post.id,
    favorite: live,
  };
  const states = [
    [live, { isLive: true, removedAt: null }],
    [belongings.paused, { isLive: false, removedAt: null }],
    [belongings.removed, { isLive: false, wasLive: true, removedAt: new Date() }],
  ] as const;
  /** The listings as they were, for the next call. */
  const putBack = async () => {
    for (const [id, state] of states)
      await db
        .update(products)
        .set(state)
        .where(eq(products.id, Number(id)));
  };
  return { belongings, customer, putBack };
}
