import type { FastifyInstance } from 'fastify';
import { followRoutes } from '../domains/marketplace/follows/follows.routes.ts';
import { sellerRoutes } from '../domains/marketplace/sellers/sellers.routes.ts';
import { shopSectionRoutes } from '../domains/marketplace/shop-sections/shop-sections.routes.ts';
import type { Db } from '../platform/db/database.ts';
import type { Read } from '../platform/db/replica.ts';

/** Everything about shops as visitors see them: their pages, their sections, and who follows them. */
export function shopRoutes(server: FastifyInstance, { db, read, now }: { db: Db; read: Read; now(): Date }): void {
  sellerRoutes(server, { read, now });
  followRoutes(server, { db, now });
  shopSectionRoutes(server, { db });
}
