import type { FastifyInstance } from 'fastify';
import { type Config, originOf } from './config.ts';
import type { Database } from './db/database.ts';
import { checkoutRoutes } from './features/checkout/checkout.routes.ts';
import { readCommission } from './features/checkout/plan-orders.ts';
import type { PreparePhoto } from './features/listing-analysis/photo-intake.service.ts';
import { customerOrderRoutes } from './features/orders/customer-orders.routes.ts';
import { newOrderRoutes } from './features/orders/new-orders.routes.ts';
import { sellerOrderRoutes } from './features/orders/seller-orders.routes.ts';
import { webhookRoutes } from './features/payments/webhook.routes.ts';
import type { Queue } from './jobs/queue.ts';
import type { OrderPaymentProvider } from './providers/payments/order-payments.ts';
import type { Storage } from './providers/storage/storage.ts';
import type { LoadFonts } from './providers/text-drawing/load-fonts.ts';

interface Deps {
  config: Config;
  database: Database;
  queue: Queue;
  storage: Storage;
  cards: OrderPaymentProvider;
  loadFonts: LoadFonts;
  now(): Date;
}

/** Everything about buying: checkout, payments and orders of both sides. */
export async function orderRoutes(server: FastifyInstance, deps: Deps, preparePhoto: PreparePhoto): Promise<void> {
  const { config, queue, storage, cards, loadFonts, now } = deps;
  const { db } = deps.database;
  const perMinute = config.ORDER_LIMIT;
  const payments = { db, queue, cards, now, origin: originOf(config) };
  checkoutRoutes(server, { ...payments, commission: readCommission(config), perMinute });
  await webhookRoutes(server, payments);
  const orders = { db, queue, now, storage, loadFonts, isSandbox: cards.isSandbox, perMinute };
  customerOrderRoutes(server, { ...orders, preparePhoto });
  sellerOrderRoutes(server, orders);
  newOrderRoutes(server, { db, now });
}
