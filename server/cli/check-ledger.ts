import { type LedgerMode, ledgerModes } from '../../contracts/money/wallet-rules.ts';
import type { Config } from '../config.ts';
import {
  findLedgerProblems,
  readTrialBalance,
  type TrialBalanceLine,
} from '../domains/money/ledger/journal.service.ts';
import { readMode } from '../domains/money/ledger/ledger-mode.service.ts';
import { listOpenDifferences } from '../domains/ordering/payments/differences.service.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import type { Log } from '../start.ts';

/** `npm run ledger:check`: prints the trial balance, fails where it is not zero, and lists what nobody settled. */
export function runLedgerCheck(config: Config, log: Log): Promise<void> {
  return withDatabase(config, log, async ({ db }) => {
    const lines = await readTrialBalance(db);
    for (const line of formatTrialBalance(lines, await readMode(db))) log(line);
    const problems = findLedgerProblems(lines);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    log('The ledger adds up to zero.');
    for (const line of formatDifferences(await listOpenDifferences(db))) log(line);
  });
}

type Difference = Awaited<ReturnType<typeof listOpenDifferences>>[number];

export function formatDifferences(differences: Difference[]): string[] {
  if (differences.length === 0) return ['No payment has a difference that nobody settled.'];
  return [
    'Money at the payment provider that fits no order; npm run settle-difference -- ID "reason" settles it:',
    ...differences.map(({ id, cause, amountCents, createdAt, provider, reference }) => {
      const what = cause === 'dispute' ? 'taken by a dispute' : 'refunded at the provider';
      const day = createdAt.toISOString().slice(0, 10);
      return `${id}: ${(amountCents / 100).toFixed(2)} USD ${what}, ${provider} ${reference ?? ''}, ${day}`;
    }),
  ];
}

/** Books of the two modes are printed apart and never added up. */
export function formatTrialBalance(lines: TrialBalanceLine[], present: LedgerMode): string[] {
  const row = (...[owner, type, accounts, balance]: string[]) =>
    `${owner?.padEnd(10)}${type?.padEnd(14)}${accounts?.padStart(10)}${balance?.padStart(18)}`;
  const titles = { test: 'Test books, in which no real money moved', live: 'Live books' };
  return ledgerModes.flatMap((mode) => {
    const ofMode = lines.filter((line) => line.mode === mode);
    if (ofMode.length === 0) return [];
    const rows = ofMode.map(({ owner, type, currency, accounts, balanceCents }) =>
      row(owner, type, String(accounts), `${(balanceCents / 100).toFixed(2)} ${currency}`),
    );
    const title = mode === present ? `${titles[mode]} (present)` : `${titles[mode]} (archived)`;
    return [title, row('owner', 'type', 'accounts', 'balance'), ...rows];
  });
}
