import type { Config } from '../config.ts';
import {
  findLedgerProblems,
  readTrialBalance,
  type TrialBalanceLine,
} from '../domains/money/ledger/journal.service.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import type { Log } from '../start.ts';

/** `npm run ledger:check`: prints the trial balance, and fails where it is not zero. */
export function runLedgerCheck(config: Config, log: Log): Promise<void> {
  return withDatabase(config, log, async ({ db }) => {
    const lines = await readTrialBalance(db);
    for (const line of formatTrialBalance(lines)) log(line);
    const problems = findLedgerProblems(lines);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    log('The ledger adds up to zero.');
  });
}

function formatTrialBalance(lines: TrialBalanceLine[]): string[] {
  const row = (...[owner, type, accounts, balance]: string[]) =>
    `${owner?.padEnd(10)}${type?.padEnd(12)}${accounts?.padStart(10)}${balance?.padStart(18)}`;
  return [
    row('owner', 'type', 'accounts', 'balance'),
    ...lines.map(({ owner, type, currency, accounts, balanceCents }) =>
      row(owner, type, String(accounts), `${(balanceCents / 100).toFixed(2)} ${currency}`),
    ),
  ];
}
