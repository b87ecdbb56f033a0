import type { FastifyInstance } from 'fastify';
import { findProductTypeMeaning } from '../../../../catalog/vocabulary/vocabulary.ts';
import {
  countProducts,
  getProduct,
  listProducts,
  listProductTypes,
  suggestSearches,
} from '../../../../contracts/marketplace/listings.ts';
import { searchProductTypes as searchProductTypesContract } from '../../../../contracts/marketplace/product-types.ts';
import type { Read } from '../../../platform/db/replica.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import { searchProductTypes } from '../search/product-types.service.ts';
import { suggest } from '../search/suggestions/suggest.service.ts';
import { readCountryFilter } from './listing-fields.service.ts';
import { countLiveProducts, listLiveProducts } from './listings.service.ts';
import { getProductDetails } from './product-details.service.ts';
import { listFacetsOf } from './product-types.service.ts';

interface Deps {
  read: Read;
  /** Whether a search may be asked what each of its words added. */
  explainsSearches: boolean;
  now(): Date;
}

export function listingRoutes(app: FastifyInstance, { read, explainsSearches, now }: Deps): void {
  serve(app, listProducts, async ({ body }) => {
    const country = body.country ? readCountryFilter(body.country) : undefined;
    const page = await read((db) =>
      listLiveProducts(db, { ...body, country, explain: body.explain && explainsSearches }),
    );
    return succeedWithList('products', {
      products: page.products,
      next_cursor: page.nextCursor,
      product_type_name: findProductTypeMeaning(body.product_type)?.names[body.language] ?? null,
      corrected_query: page.correctedQuery,
      is_relaxed: page.isRelaxed,
      said_filters: page.saidFilters,
      without: page.without,
      explanation: page.explanation,
    });
  });

  serve(app, countProducts, async ({ body }) => {
    const country = body.country ? readCountryFilter(body.country) : undefined;
    const { count, isMore } = await read((db) => countLiveProducts(db, { ...body, country }));
    return succeed('productsCounted', { count, is_more: isMore });
  });

  serve(app, listProductTypes, async ({ body }) =>
    succeed('productTypesFound', await read((db) => listFacetsOf(db, body))),
  );

  serve(app, getProduct, async ({ params }) => {
    const product = await read((db) => getProductDetails(db, params.id, params.language, now()));
    return succeed('productFound', { product });
  });

  serve(app, searchProductTypesContract, async ({ body }) =>
    succeed('productTypesFound', { productTypes: searchProductTypes(body.q, body.language) }),
  );
  serve(app, suggestSearches, async ({ body }) =>
    succeed('suggestionsFound', await read((db) => suggest(db, body.q, body.language))),
  );
}
