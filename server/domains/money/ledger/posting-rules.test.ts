import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createLedgerModel,
  type LedgerEvent,
  ledgerHistories,
} from '../../../../tests/support/ordering/ledger-model.ts';
import { isIncoming } from './posting-rules.ts';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const replay = (history: LedgerEvent[]) => {
  const model = createLedgerModel();
  for (const event of history) model.apply(event);
  return model;
};

describe('in ten thousand random histories of a ledger', () => {
  test('entries balance, no balance is negative, and every cent is accounted for', () => {
    fc.assert(
      fc.property(ledgerHistories, (history) => {
        const model = createLedgerModel();
        // Plain comparisons, because an `expect` for each of 250,000 steps would be slow.
        const isSound = history.every((event) => {
          model.apply(event);
          const { outside, ...inside } = model.balances;
          return sum(Object.values(inside)) + outside === 0 && Object.values(inside).every((cents) => cents >= 0);
        });
        expect(isSound).toBe(true);
        expect(model.entries.every((postings) => sum(postings.map(({ cents }) => cents)) === 0)).toBe(true);
        expect(model.balances.available).toBe(sum([...model.movements.values()].map(effectOf)));
      }),
      { numRuns: 10_000 },
    );
  });

  test('repeated events change nothing', () => {
    fc.assert(
      fc.property(ledgerHistories, (history) => {
        const withoutRepeats = history.map((event) => ({ ...event, repeats: 0 }));
        const { balances, entries } = replay(history);
        expect(replay(withoutRepeats)).toMatchObject({ balances, entries });
      }),
      { numRuns: 2000 },
    );
  });
});

/** The effect of a movement on the available balance, calculated without postings. */
function effectOf({
  type,
  amountCents,
  feeCents,
  state,
}: {
  type: Parameters<typeof isIncoming>[0];
  amountCents: number;
  feeCents: number;
  state: string;
}): number {
  if (isIncoming(type)) return state === 'completed' ? amountCents - feeCents : 0;
  return state === 'failed' ? 0 : -amountCents;
}
