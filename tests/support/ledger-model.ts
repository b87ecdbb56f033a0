import fc from 'fast-check';
import { type MovementKind, movementKinds } from '../../contracts/wallet-rules.ts';
import {
  type Bucket,
  canOpen,
  type Outcome,
  type Posting,
  postingsOf,
} from '../../server/features/ledger/posting-rules.ts';

/** What can happen to a ledger. `crashes` says how often it is lost before it is written down, `repeats` how often it comes again. */
export type Happening = { crashes: number; repeats: number } & (
  | { what: 'open'; key: string; kind: MovementKind; amountCents: number; feeCents: number }
  | { what: 'settle'; key: string; outcome: Outcome }
);

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const trouble = { crashes: fc.nat(2), repeats: fc.nat(2) };
const opening = fc
  .record({
    what: fc.constant('open' as const),
    key,
    kind: fc.constantFrom(...movementKinds),
    amountCents: fc.integer({ min: 1, max: 5000 }),
    share: fc.nat(99),
    ...trouble,
  })
  .map(({ share, ...rest }) => ({ ...rest, feeCents: Math.floor((rest.amountCents * share) / 100) }));
const settling = fc.record({
  what: fc.constant('settle' as const),
  key,
  outcome: fc.constantFrom('completed' as const, 'completed' as const, 'failed' as const),
  ...trouble,
});

/** A random life of one seller's ledger. */
export const histories = fc.array(fc.oneof(opening, settling), { minLength: 1, maxLength: 24 }) as fc.Arbitrary<
  Happening[]
>;

interface Opened {
  kind: MovementKind;
  amountCents: number;
  feeCents: number;
  state: 'processing' | Outcome;
}

/** The ledger as it should be: the same rules over plain values. */
export function createModel() {
  const movements = new Map<string, Opened>();
  const entries: Posting[][] = [];
  const balances: Record<Bucket, number> = { arriving: 0, available: 0, fees: 0, leaving: 0, outside: 0 };

  function write(postings: Posting[]): void {
    entries.push(postings);
    for (const { bucket, cents } of postings) balances[bucket] += cents;
  }

  function once(happening: Happening): void {
    const known = movements.get(happening.key);
    if (happening.what === 'settle') {
      if (known?.state !== 'processing') return;
      known.state = happening.outcome;
      write(postingsOf(known, happening.outcome));
    } else if (!known && canOpen(happening, balances.available)) {
      const { kind, amountCents, feeCents } = happening;
      movements.set(happening.key, { kind, amountCents, feeCents, state: 'processing' });
      write(postingsOf(happening, 'opened'));
    }
  }

  return {
    movements,
    entries,
    balances,
    happen(happening: Happening) {
      for (let time = 0; time <= happening.repeats; time += 1) once(happening);
    },
  };
}
