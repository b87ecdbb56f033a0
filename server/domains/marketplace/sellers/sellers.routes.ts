import type { FastifyInstance } from 'fastify';
import { getSeller, listSellerProducts } from '../../../../contracts/marketplace/sellers.ts';
import type { Read } from '../../../platform/db/replica.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import { getPublicSeller, listForSale } from './sellers.service.ts';

export function sellerRoutes(app: FastifyInstance, { read, now }: { read: Read; now(): Date }): void {
  serve(app, getSeller, async ({ params, body }) =>
    succeed('sellerFound', { seller: await read((db) => getPublicSeller(db, params.id, body.language, now())) }),
  );

  serve(app, listSellerProducts, async ({ params, body }) => {
    const page = await read((db) => listForSale(db, params.id, body));
    return succeedWithList('products', { products: page.products, next_cursor: page.nextCursor });
  });
}
