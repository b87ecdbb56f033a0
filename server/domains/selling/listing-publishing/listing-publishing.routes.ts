import type { FastifyInstance } from 'fastify';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { type PublishFormDeps, publishListing } from './listing-publishing.service.ts';

export function listingPublishingRoutes(app: FastifyInstance, deps: PublishFormDeps & { perMinute: number }): void {
  const perSeller = { perMinute: deps.perMinute, accountErrorCode: 'too_many_requests' } as const;
  serve(
    app,
    addProduct,
    async ({ account, body, file }) => {
      const id = await publishListing(deps, account.id, body, file);
      return succeed('productAdded', { product: { id: String(id) } });
    },
    perSeller,
  );
}
