import type { FastifyInstance } from 'fastify';
import { addProduct } from '../../../contracts/publishing.ts';
import type { Db } from '../../db/database.ts';
import { serve, succeed } from '../../http/serve.ts';
import { publishListing } from './publishing.service.ts';

export function publishingRoutes(app: FastifyInstance, { db, perMinute }: { db: Db; perMinute: number }): void {
  serve(
    app,
    addProduct,
    async ({ account, body }) => {
      const id = await publishListing(db, account.id, body);
      return succeed('Product added successfully', { product: { id: String(id) } });
    },
    { perMinute },
  );
}
