import type { FastifyInstance } from 'fastify';
import { listFactsOfType } from '../../../../contracts/marketplace/facts.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { describeFactsOfType } from './product-facts.service.ts';

export function factRoutes(app: FastifyInstance): void {
  serve(app, listFactsOfType, async ({ body }) =>
    succeed('factsFound', { facts: describeFactsOfType(body.product_type_id, body.category_id, body.language) }),
  );
}
