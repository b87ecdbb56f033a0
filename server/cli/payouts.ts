import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { idPattern } from '../../contracts/input/id-parameter.ts';
import { compactNumber } from '../../contracts/money/bank-details.ts';
import { formatPlainAmount } from '../../i18n/format-money.ts';
import { withQueue } from '../composition/with-queue.ts';
import type { Config } from '../config.ts';
import { checkDebtor, startBatch, writeBatch } from '../domains/money/payouts/bank-file/export-payouts.service.ts';
import {
  advancePayout,
  findPayout,
  listOpenPayouts,
  type PayoutNews,
} from '../domains/money/payouts/payout-steps.service.ts';
import { requireNoSandboxMoney } from '../domains/money/payouts/sandbox-money.service.ts';
import type { Db } from '../platform/db/database.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import { openSecretBox } from '../platform/secrets/secret-box.ts';
import type { Log } from '../start.ts';

const usage = [
  'Please use one of:',
  '  npm run payouts                       lists payouts that are not paid yet',
  '  npm run payouts -- export             writes the requested ones into a file for the bank',
  '  npm run payouts -- export BATCH       writes the files of a batch again',
  '  npm run payouts -- confirm 17 18      after the bank has paid them',
  '  npm run payouts -- fail 17 "reason"   after the bank refused one or sent it back',
].join('\n');

/** `npm run payouts`: what sellers are paid by a file for the bank. */
export async function runPayouts(config: Config, log: Log, ...words: (string | undefined)[]): Promise<void> {
  await withDatabase(config, log, (database) =>
    withQueue(database, log, (queue) => handlePayouts({ db: database.db, queue, config, log }, words)),
  );
}

interface CommandDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  config: Config;
  log: Log;
}

export async function handlePayouts(deps: CommandDeps, [action = 'list', ...words]: readonly (string | undefined)[]) {
  if (action === 'list' && words.length === 0) return listPayouts(deps);
  if (action === 'export' && words.length <= 1) return exportPayouts(deps, words[0]);
  if (action === 'confirm' && words.length > 0 && words.every(isId)) {
    for (const id of words) await settle(deps, Number(id), { state: 'paid' });
    return;
  }
  const [id, reason] = words;
  if (action !== 'fail' || !isId(id) || !reason?.trim() || words.length > 2) throw new Error(usage);
  await failPayout(deps, Number(id), reason.trim().slice(0, 300));
}

const isId = (word: string | undefined): boolean => idPattern.test(word ?? '');

async function listPayouts({ db, log }: CommandDeps): Promise<void> {
  const open = await listOpenPayouts(db);
  if (open.length === 0) log('No payout waits.');
  for (const { id, state, amountCents, currency, destination, requestedAt, batch } of open) {
    const day = requestedAt.toISOString().slice(0, 10);
    const amount = `${formatPlainAmount(amountCents, currency).padStart(12)} ${currency}`;
    log(`${String(id).padStart(8)}  ${day}  ${state.padEnd(10)}  ${amount}  ${destination}  ${batch ?? ''}`.trimEnd());
  }
}

/** The batch is in transit before its files are written: what a crash interrupts is written again by its name. */
async function exportPayouts({ db, queue, config, log }: CommandDeps, known: string | undefined): Promise<void> {
  const debtor = checkDebtor({
    holder: config.PAYOUT_ACCOUNT_NAME ?? '',
    number: compactNumber(config.PAYOUT_ACCOUNT_NUMBER ?? ''),
    bic: compactNumber(config.PAYOUT_ACCOUNT_BIC ?? ''),
  });
  await requireNoSandboxMoney(db);
  const secrets = await openSecretBox({ key: config.SECRETS_KEY, dataDirectory: config.SNAPBAZAAR_DATA_DIR });
  const deps = { db, queue, secrets, debtor, now: () => new Date() };
  const batch = known ?? (await startBatch(deps));
  if (!batch) return log('No payout waits to be paid.');
  const files = await writeBatch(deps, batch);
  if (!files) throw new Error(`Nothing of a batch ${batch} waits to be paid.`);
  const folder = path.join(config.SNAPBAZAAR_DATA_DIR, 'payouts');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const type of ['xml', 'csv'] as const) {
    const file = path.join(folder, `${batch}.${type}`);
    // Account numbers are for the operator alone.
    await writeFile(file, files[type], { mode: 0o600, flush: true });
    log(file);
  }
  const totals = files.totals.map(({ currency, cents }) => `${formatPlainAmount(cents, currency)} ${currency}`);
  log(`${files.count} payouts, ${totals.join(' and ')}. Pay one of the two files, then confirm each line.`);
}

async function settle({ db, queue, log }: CommandDeps, id: number, news: PayoutNews): Promise<void> {
  const payout = await findPayout(db, id);
  if (payout?.provider !== 'bank_file') throw new Error(`There is no payout ${id} that a bank file pays.`);
  if (payout.state === 'requested' && news.state === 'paid') {
    throw new Error(`The payout ${id} is in no file yet. Please export it first.`);
  }
  const isNews = await advancePayout(db, { queue }, { id, ...news }, new Date());
  const words = news.state === 'paid' ? 'is paid.' : 'failed; its amount is in the wallet of the seller again.';
  log(isNews ? `Payout ${id} ${words}` : `Payout ${id} was ${payout.state} already.`);
}

async function failPayout(deps: CommandDeps, id: number, failureNote: string): Promise<void> {
  const isReturn = (await findPayout(deps.db, id))?.state === 'paid';
  await settle(deps, id, { state: 'failed', failure: isReturn ? 'bank_returned' : 'bank_refused', failureNote });
}
