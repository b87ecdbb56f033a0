import fc from 'fast-check';
import { type MovementType, movementTypes } from '../../../contracts/money/wallet-rules.ts';
import type { LedgerAccountType, Posting } from '../../../server/domains/money/ledger/journal.service.ts';
import { canOpen, type Outcome, postingsOf } from '../../../server/domains/money/ledger/posting-rules.ts';
import { ledgerAccountTypes } from '../../../server/schema/money/ledger.ts';

/** An event of a ledger. `crashes` counts how often its transaction is rolled back first, `repeats` how often it is sent again. */
export type LedgerEvent = { crashes: number; repeats: number } & (
  | { what: 'open'; key: string; type: MovementType; amountCents: number; feeCents: number }
  | { what: 'settle'; key: string; outcome: Outcome }
);

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const disturbance = { crashes: fc.nat(2), repeats: fc.nat(2) };
const opening = fc
  .record({
    what: fc.constant('open' as const),
    key,
    type: fc.constantFrom(...movementTypes),
    amountCents: fc.integer({ min: 1, max: 5000 }),
    share: fc.nat(99),
    ...disturbance,
  })
  .map(({ share, ...rest }) => ({ ...rest, feeCents: Math.floor((rest.amountCents * share) / 100) }));
const settling = fc.record({
  what: fc.constant('settle' as const),
  key,
  outcome: fc.constantFrom('completed' as const, 'completed' as const, 'failed' as const),
  ...disturbance,
});

/** Random sequences of events in one seller's ledger. */
export const ledgerHistories = fc.array(fc.oneof(opening, settling), { minLength: 1, maxLength: 24 }) as fc.Arbitrary<
  LedgerEvent[]
>;

interface Movement {
  type: MovementType;
  amountCents: number;
  feeCents: number;
  state: 'processing' | Outcome;
}

/** The reference model of the ledger: the same rules on plain values. */
export function createLedgerModel() {
  const movements = new Map<string, Movement>();
  const entries: Posting[][] = [];
  const balances = Object.fromEntries(ledgerAccountTypes.map((type) => [type, 0])) as Record<LedgerAccountType, number>;

  function write(postings: Posting[]): void {
    entries.push(postings);
    for (const { type, cents } of postings) balances[type] += cents;
  }

  function applyOnce(event: LedgerEvent): void {
    const existing = movements.get(event.key);
    if (event.what === 'settle') {
      if (existing?.state !== 'processing') return;
      existing.state = event.outcome;
      write(postingsOf(existing, event.outcome));
    } else if (!existing && canOpen(event, balances.available)) {
      const { type, amountCents, feeCents } = event;
      movements.set(event.key, { type, amountCents, feeCents, state: 'processing' });
      write(postingsOf(event, 'opened'));
    }
  }

  return {
    movements,
    entries,
    balances,
    apply(event: LedgerEvent) {
      for (let time = 0; time <= event.repeats; time += 1) applyOnce(event);
    },
  };
}
