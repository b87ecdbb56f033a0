import type { FastifyInstance } from 'fastify';
import { type Cart, getCart, putCart, viewCart } from '../../../../contracts/ordering/carts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { readCountry } from '../../marketplace/listings/listing-fields.service.ts';
import { changeCart, viewGuestCart, viewStoredCart } from './carts.service.ts';

interface Deps {
  db: Db;
  /** Whether cards are those of the sandbox. */
  isSandbox: boolean;
  now(): Date;
}

export function cartRoutes(app: FastifyInstance, { db, isSandbox, now }: Deps): void {
  const answer = (cart: Cart) => ({ cart: { ...cart, is_sandbox: isSandbox } });

  serve(app, getCart, async ({ account, body: { language, country } }) => {
    const cart = await viewStoredCart(db, account.id, { language, country: readCountry(country), now: now() });
    return succeed('cartFound', answer(cart));
  });

  serve(app, putCart, async ({ account, body: { lines, merge, version, language, country } }) => {
    const options = { language, country: readCountry(country), now: now() };
    await changeCart(db, account.id, { lines, merge, version }, now());
    return succeed('cartSaved', answer(await viewStoredCart(db, account.id, options)));
  });

  serve(app, viewCart, async ({ body: { lines, language, country } }) => {
    const cart = await viewGuestCart(db, lines, { language, country: readCountry(country), now: now() });
    return succeed('cartFound', answer(cart));
  });
}
