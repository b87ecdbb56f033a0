import type { FastifyInstance } from 'fastify';
import { getCommissionInvoiceFile, listCommissionInvoices } from '../../../../contracts/money/commission-invoices.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LoadFonts } from '../../../platform/documents/text-drawing/load-fonts.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import type { Platform } from '../commission/commission-tax.service.ts';
import { writeCommissionInvoice } from './commission-invoice-file.ts';
import { listPage, openInvoice } from './commission-invoices.service.ts';

interface Deps {
  db: Db;
  platform: Platform;
  loadFonts: LoadFonts;
}

export function commissionInvoiceRoutes(app: FastifyInstance, { db, platform, loadFonts }: Deps): void {
  serve(app, listCommissionInvoices, async ({ account, body }) =>
    succeed('commissionInvoicesFound', await listPage(db, account.id, body.cursor)),
  );

  serveFile(app, getCommissionInvoiceFile, async ({ account, params, body: { language } }) => {
    const opened = await openInvoice(db, account.id, params.number);
    const content = await writeCommissionInvoice({ ...opened, issuer: platform.issuer, language, loadFonts });
    return { name: `${opened.invoice.number}.pdf`, content };
  });
}
