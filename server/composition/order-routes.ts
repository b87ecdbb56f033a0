import type { FastifyInstance } from 'fastify';
import { type Config, originOf } from '../config.ts';
import type { PreparePhoto } from '../domains/marketplace/pictures/photo-intake.service.ts';
import { readCommission } from '../domains/money/commission/commission-rules.service.ts';
import { readPlatform } from '../domains/money/commission/commission-tax.service.ts';
import { checkoutRoutes } from '../domains/ordering/checkout/checkout.routes.ts';
import { readUnpaidLimits } from '../domains/ordering/order-lifecycle/unpaid-orders.service.ts';
import { customerOrderRoutes } from '../domains/ordering/orders/customer-orders.routes.ts';
import { newOrderRoutes } from '../domains/ordering/orders/new-orders.routes.ts';
import { sellerOrderRoutes } from '../domains/ordering/orders/seller-orders.routes.ts';
import { readUnshippedDays } from '../domains/ordering/orders/unshipped.service.ts';
import { webhookRoutes } from '../domains/ordering/payments/webhook.routes.ts';
import { shippingDayRoutes } from '../domains/ordering/shipping-days/shipping-days.routes.ts';
import { taskRoutes } from '../domains/ordering/tasks/tasks.routes.ts';
import { taxSettingRoutes } from '../domains/ordering/tax-settings/tax-settings.routes.ts';
import type { Database } from '../platform/db/database.ts';
import type { LoadFonts } from '../platform/documents/text-drawing/load-fonts.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { OrderPaymentProvider } from '../providers/payments/order-payments.ts';
import type { WalletTransfers } from '../providers/wallet-transfers/wallet-transfers.ts';
import { hooks } from './hooks.ts';

interface Deps {
  config: Config;
  database: Database;
  queue: Queue;
  storage: Storage;
  cards: OrderPaymentProvider;
  transfers: WalletTransfers;
  loadFonts: LoadFonts;
  now(): Date;
}

/** Everything about buying: checkout, payments and orders of both sides. */
export async function orderRoutes(server: FastifyInstance, deps: Deps, preparePhoto: PreparePhoto): Promise<void> {
  const { config, queue, storage, cards, loadFonts, now } = deps;
  const { db } = deps.database;
  const perMinute = config.ORDER_LIMIT;
  const payments = { db, queue, cards, now, origin: originOf(config) };
  checkoutRoutes(server, {
    ...{ ...payments, perMinute, commission: readCommission(config), platform: readPlatform(config) },
    unpaid: readUnpaidLimits(config),
  });
  await webhookRoutes(server, { ...payments, transfers: deps.transfers });
  const unshipped = readUnshippedDays(config);
  const photos = { preparePhoto, photoMegabytes: config.BUYER_STORAGE_MB };
  const site = { isSandbox: cards.isSandbox, origin: originOf(config) };
  const orders = { db, queue, now, storage, loadFonts, perMinute, unshipped, ...site, ...photos };
  customerOrderRoutes(server, orders);
  sellerOrderRoutes(server, { ...orders, readMessages: hooks.readOrderMessages });
  newOrderRoutes(server, { db, now });
  taskRoutes(server, { db, now, unshipped });
  shippingDayRoutes(server, { db, now });
  taxSettingRoutes(server, { db, now });
}
