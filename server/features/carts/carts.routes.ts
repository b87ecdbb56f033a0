import type { FastifyInstance } from 'fastify';
import { getCart, putCart, viewCart } from '../../../contracts/carts.ts';
import type { Db } from '../../db/database.ts';
import { serve, succeed } from '../../http/serve.ts';
import { readCountry } from '../listings/listing-fields.service.ts';
import { changeCart, viewGuestCart, viewStoredCart } from './carts.service.ts';

export function cartRoutes(app: FastifyInstance, { db, now }: { db: Db; now(): Date }): void {
  serve(app, getCart, async ({ account, body: { language, country } }) => {
    const cart = await viewStoredCart(db, account.id, { language, country: readCountry(country) });
    return succeed('Cart found', { cart });
  });

  serve(app, putCart, async ({ account, body: { lines, merge, version, language, country } }) => {
    const options = { language, country: readCountry(country) };
    await changeCart(db, account.id, { lines, merge, version }, now());
    return succeed('Cart saved', { cart: await viewStoredCart(db, account.id, options) });
  });

  serve(app, viewCart, async ({ body: { lines, language, country } }) => {
    const cart = await viewGuestCart(db, lines, { language, country: readCountry(country) });
    return succeed('Cart found', { cart });
  });
}
