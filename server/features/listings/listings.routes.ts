import type { FastifyInstance } from 'fastify';
import { getProduct, listProducts, suggestSearches } from '../../../contracts/listings.ts';
import type { Db } from '../../db/database.ts';
import { serve, succeed } from '../../http/serve.ts';
import { suggest } from '../search/suggest.service.ts';
import { listLiveProducts } from './listings.service.ts';
import { getProductDetails } from './product-details.service.ts';

export function listingRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  serve(app, listProducts, async ({ body }) => {
    const page = await listLiveProducts(db, body);
    return succeed('Products found', { products: page.products, next_cursor: page.nextCursor });
  });

  serve(app, getProduct, async ({ params }) =>
    succeed('Product found', { product: await getProductDetails(db, params.id, params.language) }),
  );

  serve(app, suggestSearches, async ({ body }) =>
    succeed('Suggestions found', await suggest(db, body.q, body.language)),
  );
}
