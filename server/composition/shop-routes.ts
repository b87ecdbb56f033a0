import type { FastifyInstance } from 'fastify';
import { followRoutes } from '../domains/marketplace/follows/follows.routes.ts';
import { saleRoutes } from '../domains/marketplace/sales/sales.routes.ts';
import { sellerRoutes } from '../domains/marketplace/sellers/sellers.routes.ts';
import { shopSectionRoutes } from '../domains/marketplace/shop-sections/shop-sections.routes.ts';
import type { Db } from '../platform/db/database.ts';
import type { Read } from '../platform/db/replica.ts';
import type { Queue } from '../platform/jobs/queue.ts';

interface Deps {
  db: Db;
  read: Read;
  queue: Queue;
  now(): Date;
}

/** Everything about shops as visitors see them: their pages, their sections, their sales, and who follows them. */
export function shopRoutes(server: FastifyInstance, { db, read, queue, now }: Deps): void {
  sellerRoutes(server, { read, now });
  followRoutes(server, { db, now });
  shopSectionRoutes(server, { db });
  saleRoutes(server, { db, queue, now });
}
