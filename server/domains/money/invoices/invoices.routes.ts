import type { FastifyInstance } from 'fastify';
import {
  getInvoiceFile,
  getInvoiceSummary,
  listInvoices,
  payCommission,
} from '../../../../contracts/money/invoices.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LoadFonts } from '../../../platform/documents/text-drawing/load-fonts.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import type { WalletTransfers } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import { getAccount } from '../../identity/accounts/accounts.service.ts';
import { describeMovement } from '../ledger/movements.service.ts';
import type { HasLiveRecords } from '../live-records.ts';
import { writeInvoiceFile } from './invoice-file.ts';
import { getInvoice, listPage } from './invoices.service.ts';
import { payOwedCommission } from './pay-commission.service.ts';
import { summarizeInvoices } from './summary.service.ts';

interface Deps {
  db: Db;
  hasLiveRecords: HasLiveRecords;
  now(): Date;
  transfers: WalletTransfers;
  loadFonts: LoadFonts;
  perMinute: number;
}

export function invoiceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now, loadFonts, perMinute } = deps;
  serve(app, getInvoiceSummary, async ({ account }) =>
    succeed('summaryFound', { summary: await summarizeInvoices(deps, account.id, now()) }),
  );

  serve(
    app,
    payCommission,
    async ({ account, body: { amount_cents: amountCents, key } }) => {
      const movement = await payOwedCommission(db, { sellerId: account.id, amountCents, key }, now());
      return succeed('commissionPaid', { movement: describeMovement(movement) });
    },
    { perMinute, accountErrorCode: 'too_many_requests' },
  );

  serve(app, listInvoices, async ({ account, body }) =>
    succeedWithList('invoices', await listPage(db, account.id, { ...body, now: now() })),
  );

  serveFile(app, getInvoiceFile, async ({ account, params, body: { language } }) => {
    const { invoice, isOfOrder, isTest, tax } = await getInvoice(db, account.id, params.number, now());
    const { email, phone } = await getAccount(db, account.id);
    const contact = isOfOrder ? null : (email ?? phone);
    const content = await writeInvoiceFile({ invoice, contact, tax, isTest, language, loadFonts });
    return { name: `${invoice.number}.pdf`, content };
  });
}
