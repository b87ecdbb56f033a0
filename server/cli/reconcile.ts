import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { listOpenDifferences } from '../domains/ordering/payments/differences.service.ts';
import { dayBefore, dayOf } from '../domains/ordering/reconciliation/days.ts';
import { type Report, reconcile } from '../domains/ordering/reconciliation/reconcile.service.ts';
import type { Db } from '../platform/db/database.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import { chooseCardProvider } from '../providers/payments/choose-card-provider.ts';
import type { OrderPaymentProvider } from '../providers/payments/order-payments.ts';
import type { Log } from '../start.ts';
import { formatDifferences } from './check-ledger.ts';

const usage =
  'Please name days such as 2026-11-18, in order and not to come: npm run reconcile -- --from DAY --to DAY.';

/** `npm run reconcile`: compares what the payment provider lists with the ledger, yesterday or some days. */
export async function runReconcile(config: Config, log: Log, ...words: (string | undefined)[]): Promise<void> {
  const days = readDays(words, new Date());
  const cards = await chooseCardProvider(config);
  await withDatabase(config, log, ({ db }) => reconcileAndTell({ db, cards, log, now: () => new Date() }, days));
}

interface Days {
  from: string;
  to: string;
}

/** The days that were asked for; yesterday where none was. */
export function readDays(words: readonly (string | undefined)[], now: Date): Days {
  const yesterday = dayBefore(dayOf(now));
  const { from: first, to: last } = readOptions(words);
  const from = first ?? last ?? yesterday;
  const to = last ?? (from > yesterday ? from : yesterday);
  const isDay = (day: string) =>
    !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && dayOf(new Date(`${day}T00:00:00Z`)) === day;
  if (!isDay(from) || !isDay(to) || from > to || to > dayOf(now)) throw new Error(usage);
  return { from, to };
}

function readOptions(words: readonly (string | undefined)[]) {
  const args = words.filter((word) => word !== undefined);
  try {
    return parseArgs({ args, options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
  } catch {
    throw new Error(usage);
  }
}

interface Deps {
  db: Db;
  cards: OrderPaymentProvider;
  log: Log;
  now(): Date;
}

/** Compares, prints what was found, and fails while anything on the list is open. */
export async function reconcileAndTell({ log, ...deps }: Deps, days: Days): Promise<void> {
  for (const line of formatReport(await reconcile(deps, days))) log(line);
  const open = await listOpenDifferences(deps.db);
  for (const line of formatDifferences(open)) log(line);
  if (open.length > 0) throw new Error(`${open.length} differences are open.`);
}

const names = {
  matched: 'matched',
  in_transit: 'in transit',
  fee: 'fees by themselves',
  theirs_only: 'only at the provider',
  differs: 'with another amount',
};

export function formatReport({ from, to, provider, bank }: Report): string[] {
  const lines = [`Days ${from} to ${to} (UTC)`];
  if (provider) {
    const counts = Object.entries(names).map(
      ([result, name]) => `${provider.counts[result as keyof typeof names] ?? 0} ${name}`,
    );
    lines.push(`Transactions of ${provider.name}: ${counts.join(', ')}`);
  } else lines.push('The payment provider keeps no balance for this shop, so there is nothing to compare with it.');
  const { matched, differs, inTransit } = bank;
  if (matched + differs + inTransit === 0) lines.push('Payouts by bank file: nothing to compare.');
  else lines.push(`Payouts by bank file: ${matched} matched, ${inTransit} in transit, ${differs} with another amount`);
  return lines;
}
