import type { FastifyInstance } from 'fastify';
import { findKindMeaning } from '../../../../catalog/vocabulary/vocabulary.ts';
import { getProduct, listKinds, listProducts, suggestSearches } from '../../../../contracts/marketplace/listings.ts';
import { searchKinds as searchKindsContract } from '../../../../contracts/marketplace/product-types.ts';
import type { Read } from '../../../platform/db/replica.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import { searchKinds } from '../search/kinds.service.ts';
import { suggest } from '../search/suggest.service.ts';
import { listKindsOf } from './kinds.service.ts';
import { readCountryFilter } from './listing-fields.service.ts';
import { listLiveProducts } from './listings.service.ts';
import { getProductDetails } from './product-details.service.ts';

export function listingRoutes(app: FastifyInstance, { read }: { read: Read }): void {
  serve(app, listProducts, async ({ body }) => {
    const country = body.country ? readCountryFilter(body.country) : undefined;
    const page = await read((db) => listLiveProducts(db, { ...body, country }));
    return succeedWithList('products', {
      products: page.products,
      next_cursor: page.nextCursor,
      kind_name: findKindMeaning(body.kind)?.names[body.language] ?? null,
      shown_instead: page.shownInstead,
      is_near: page.isNear,
    });
  });

  serve(app, listKinds, async ({ body }) =>
    succeed('productTypesFound', { kinds: await read((db) => listKindsOf(db, body)) }),
  );

  serve(app, getProduct, async ({ params }) => {
    const product = await read((db) => getProductDetails(db, params.id, params.language));
    return succeed('productFound', { product });
  });

  serve(app, searchKindsContract, async ({ body }) =>
    succeed('productTypesFound', { kinds: searchKinds(body.q, body.language) }),
  );
  serve(app, suggestSearches, async ({ body }) =>
    succeed('suggestionsFound', await read((db) => suggest(db, body.q, body.language))),
  );
}
