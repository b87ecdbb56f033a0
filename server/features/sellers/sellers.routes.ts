import type { FastifyInstance } from 'fastify';
import { getSeller, listSellerProducts } from '../../../contracts/sellers.ts';
import type { Db } from '../../db/database.ts';
import { serve, succeed } from '../../http/serve.ts';
import { getPublicSeller, listForSale } from './sellers.service.ts';

export function sellerRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  serve(app, getSeller, async ({ params }) =>
    succeed('Seller found', { seller: await getPublicSeller(db, params.id) }),
  );

  serve(app, listSellerProducts, async ({ params, body }) => {
    const page = await listForSale(db, params.id, body.language, body.cursor);
    return succeed('Products found', { products: page.products, next_cursor: page.nextCursor });
  });
}
