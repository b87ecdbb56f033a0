import type { Config } from '../config.ts';
import { findBookProblems, readTrialBalance, type TrialBalanceLine } from '../domains/money/ledger/journal.service.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import type { Log } from '../start.ts';

/** `npm run books`: prints the trial balance, and fails where it is not zero. */
export function runBooks(config: Config, log: Log): Promise<void> {
  return withDatabase(config, log, async ({ db }) => {
    const lines = await readTrialBalance(db);
    for (const line of formatTrialBalance(lines)) log(line);
    const problems = findBookProblems(lines);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    log('The books add up to zero.');
  });
}

function formatTrialBalance(lines: TrialBalanceLine[]): string[] {
  const row = (...[owner, kind, accounts, balance]: string[]) =>
    `${owner?.padEnd(10)}${kind?.padEnd(12)}${accounts?.padStart(10)}${balance?.padStart(18)}`;
  return [
    row('owner', 'kind', 'accounts', 'balance'),
    ...lines.map(({ owner, kind, currency, accounts, balanceCents }) =>
      row(owner, kind, String(accounts), `${(balanceCents / 100).toFixed(2)} ${currency}`),
    ),
  ];
}
