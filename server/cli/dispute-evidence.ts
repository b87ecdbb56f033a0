import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { findLanguage, type Language } from '../../contracts/languages.ts';
import { formatMoney } from '../../i18n/format-money.ts';
import { hooks } from '../composition/hooks.ts';
import type { Config } from '../config.ts';
import { collectEvidence } from '../domains/ordering/dispute-evidence/collect-evidence.service.ts';
import { writeEvidence } from '../domains/ordering/dispute-evidence/evidence-document.ts';
import { orderNumber } from '../domains/ordering/order-state/order-money.service.ts';
import type { Db } from '../platform/db/database.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import { createFontLoader } from '../platform/documents/text-drawing/load-fonts.ts';
import { createPackageFiles } from '../platform/package-files/package-files.ts';
import { openStorage } from '../platform/storage/storage.ts';
import { orders } from '../schema/ordering/orders.ts';
import type { Log } from '../start.ts';

const usage = 'Please name an order, and a language if it is not English: npm run dispute-evidence -- SB-1042 th.';

/** `npm run dispute-evidence -- ORDER LANGUAGE`: what is known of a disputed payment, for the bank; without an order, those that are open. */
export async function runDisputeEvidence(config: Config, log: Log, order?: string, language = 'en'): Promise<void> {
  await withDatabase(config, log, async ({ db }) => {
    if (order === undefined) return listOpen(db, log);
    const id = /^(?:SB-)?(\d{1,15})$/i.exec(order)?.[1];
    const written = findLanguage(language);
    if (!id || !written) throw new Error(usage);
    await writeFileFor(db, config, log, { orderId: Number(id), language: written });
  });
}

async function listOpen(db: Db, log: Log): Promise<void> {
  const { id, sellerName, disputedCents, currency, evidenceDueAt } = orders;
  const open = await db
    .select({ id, sellerName, disputedCents, currency, evidenceDueAt })
    .from(orders)
    .where(isNotNull(evidenceDueAt))
    .orderBy(asc(evidenceDueAt), asc(id));
  if (open.length === 0) log('No evidence is due.');
  for (const row of open) {
    const day = row.evidenceDueAt?.toISOString().slice(0, 10) ?? '';
    const amount = row.disputedCents > 0 ? `disputed ${formatMoney(row.disputedCents, row.currency)}` : 'inquiry';
    log(`${orderNumber(row.id).padEnd(12)}  evidence by ${day}  ${amount}  ${row.sellerName}`);
  }
}

async function writeFileFor(
  db: Db,
  config: Config,
  log: Log,
  { orderId, language }: { orderId: number; language: Language },
): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const storage = await openStorage(config);
  const options = { now: new Date(), isForSeller: false };
  const evidence =
    order && (await collectEvidence({ db, storage, readMessages: hooks.readOrderMessages }, order, options));
  if (!evidence) throw new Error(`No dispute about the payment of ${orderNumber(orderId)} is open.`);
  const loadFonts = createFontLoader(
    createPackageFiles({ cacheDir: path.join(config.SNAPBAZAAR_DATA_DIR, 'package-files') }),
  );
  const folder = path.join(config.SNAPBAZAAR_DATA_DIR, 'disputes');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${orderNumber(orderId)}.pdf`);
  // Names and addresses are for the operator and the bank alone.
  await writeFile(file, await writeEvidence(evidence, { language, loadFonts }), { mode: 0o600 });
  log(file);
}
