import { type LedgerMode, ledgerModes } from '../../contracts/money/wallet-rules.ts';
import { formatPlainAmount } from '../../i18n/format-money.ts';
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

const causes: Record<Difference['cause'], string> = {
  dispute: 'taken by a dispute',
  refunded_elsewhere: 'refunded at the provider',
  theirs_only: 'only at the provider',
  ours_only: 'only in the ledger',
  differs: 'another amount at the provider',
};

export function formatDifferences(differences: Difference[]): string[] {
  if (differences.length === 0) return ['No payment has a difference that nobody settled.'];
  return [
    'Money on which the payment provider and the ledger differ; npm run settle-difference -- ID "reason" settles it:',
    ...differences.map(({ id, cause, amountCents, currency, subject, createdAt, provider, reference }) => {
      const what = [causes[cause], ...(subject ? [subject] : [])].join(', ');
      const where = [provider, ...(reference ? [reference] : [])].join(' ');
      const amount = `${formatPlainAmount(amountCents, currency)} ${currency}`;
      return `${id}: ${amount} ${what}, ${where}, ${createdAt.toISOString().slice(0, 10)}`;
    }),
  ];
}

const sumOf = (lines: readonly TrialBalanceLine[]): number =>
  lines.reduce((sum, { balanceCents }) => sum + balanceCents, 0);

/** Books of the two modes and of each currency are printed apart and never added up. */
export function formatTrialBalance(lines: TrialBalanceLine[], present: LedgerMode): string[] {
  const row = (...[owner, type, accounts, balance]: string[]) =>
    `${owner?.padEnd(10)}${type?.padEnd(14)}${accounts?.padStart(10)}${balance?.padStart(18)}`;
  const titles = { test: 'Test books, in which no real money moved', live: 'Live books' };
  return ledgerModes.flatMap((mode) => {
    const ofMode = lines.filter((line) => line.mode === mode);
    if (ofMode.length === 0) return [];
    const rows = [...Map.groupBy(ofMode, ({ currency }) => currency)].flatMap(([currency, some]) => [
      ...some.map(({ owner, type, accounts, balanceCents }) =>
        row(owner, type, String(accounts), `${formatPlainAmount(balanceCents, currency)} ${currency}`),
      ),
      row('sum', '', '', `${formatPlainAmount(sumOf(some), currency)} ${currency}`),
    ]);
    const title = mode === present ? `${titles[mode]} (present)` : `${titles[mode]} (archived)`;
    return [title, row('owner', 'type', 'accounts', 'balance'), ...rows];
  });
}
