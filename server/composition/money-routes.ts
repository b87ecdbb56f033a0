import type { FastifyInstance } from 'fastify';
import { type Config, originOf } from '../config.ts';
import type { Passwords } from '../domains/identity/passwords/passwords.ts';
import { commissionRoutes } from '../domains/money/commission/commission.routes.ts';
import { readCommission } from '../domains/money/commission/commission-rules.service.ts';
import { readPlatform } from '../domains/money/commission/commission-tax.service.ts';
import { commissionInvoiceRoutes } from '../domains/money/commission-invoices/commission-invoices.routes.ts';
import { incomeRoutes } from '../domains/money/income/income.routes.ts';
import { invoiceRoutes } from '../domains/money/invoices/invoices.routes.ts';
import { connectRoutes } from '../domains/money/payouts/connect/connect.routes.ts';
import { statementRoutes } from '../domains/money/statements/statements.routes.ts';
import { walletRoutes } from '../domains/money/wallet/wallet.routes.ts';
import type { Database } from '../platform/db/database.ts';
import type { LoadFonts } from '../platform/documents/text-drawing/load-fonts.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import type { WalletTransfers } from '../providers/wallet-transfers/wallet-transfers.ts';
import { hooks } from './hooks.ts';

interface Deps {
  config: Config;
  database: Database;
  queue: Queue;
  transfers: WalletTransfers;
  passwords: Passwords;
  loadFonts: LoadFonts;
  now(): Date;
}

/** The pages of a seller's money. */
export async function moneyRoutes(server: FastifyInstance, deps: Deps, secrets: SecretBox): Promise<void> {
  const { config, database, queue, transfers, passwords, loadFonts, now } = deps;
  const shared = { db: database.db, hasLiveRecords: hooks.hasLiveRecords, now, perMinute: config.MONEY_LIMIT };
  walletRoutes(server, { ...shared, queue, transfers, passwords, secrets });
  await connectRoutes(server, { ...shared, queue, transfers, origin: originOf(config) });
  invoiceRoutes(server, { ...shared, transfers, loadFonts });
  const platform = readPlatform(config);
  commissionRoutes(server, { db: database.db, commission: readCommission(config), platform, now });
  commissionInvoiceRoutes(server, { db: database.db, platform, loadFonts });
  incomeRoutes(server, { ...shared, isSandbox: transfers.isSandbox });
  statementRoutes(server, { db: database.db, loadFonts });
}
