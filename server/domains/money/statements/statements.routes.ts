import type { FastifyInstance } from 'fastify';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { getStatementCsv, getStatementPdf, listStatements } from '../../../../contracts/money/statements.ts';
import type { LedgerMode } from '../../../../contracts/money/wallet-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LoadFonts } from '../../../platform/documents/text-drawing/load-fonts.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import { getAccount } from '../../identity/accounts/accounts.service.ts';
import { type StatementFile, writeStatementCsv, writeStatementPdf } from './statement-file.ts';
import { listStatementMonths, readStatement } from './statements.service.ts';

interface Deps {
  db: Db;
  loadFonts: LoadFonts;
}

type Wanted = { month: string; mode: LedgerMode; currency: ShopCurrency; language: Language };

/** Whose statement it is follows from the session alone. */
export function statementRoutes(app: FastifyInstance, { db, loadFonts }: Deps): void {
  serve(app, listStatements, async ({ account }) =>
    succeed('statementsFound', { statements: await listStatementMonths(db, account.id) }),
  );

  const open = async (sellerId: number, { month, mode, currency, language }: Wanted): Promise<StatementFile> => {
    const statement = await readStatement(db, { sellerId, mode, currency, month });
    const { name, email, phone } = await getAccount(db, sellerId);
    return { statement, month, mode, currency, seller: name || email || phone || '', language };
  };

  serveFile(app, getStatementPdf, async ({ account, body }) => ({
    name: `${nameOf(body)}.pdf`,
    content: await writeStatementPdf({ ...(await open(account.id, body)), loadFonts }),
  }));

  serveFile(app, getStatementCsv, async ({ account, body }) => ({
    name: `${nameOf(body)}.csv`,
    content: writeStatementCsv(await open(account.id, body)),
  }));
}

const nameOf = ({ month, mode, currency }: Wanted): string =>
  `snapbazaar-${month}-${currency}${mode === 'test' ? '-test' : ''}`;
