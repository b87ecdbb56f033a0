import type { FastifyInstance } from 'fastify';
import { getVariants, listOptions, putVariants } from '../../../../contracts/selling/listing-variants.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { describeOwnVariants, replaceVariants, suggestOptions } from './listing-variants.service.ts';

export function listingVariantRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  serve(app, getVariants, async ({ account, params, body }) =>
    succeed('variantsFound', await describeOwnVariants(db, account.id, params.id, body.language)),
  );

  serve(app, putVariants, async ({ account, params, body }) =>
    succeed(body.preview ? 'variantsFound' : 'variantsSaved', await replaceVariants(db, account.id, params.id, body)),
  );

  serve(app, listOptions, async ({ body }) =>
    succeed('optionsFound', { options: suggestOptions(body.category_id, body.language) }),
  );
}
