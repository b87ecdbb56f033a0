import { refuse, type StripeAnswer } from './fake-stripe-answer.ts';

interface Source {
  id: string;
  object: string;
  payment_intent?: string | null;
  metadata?: Record<string, string>;
  amount?: number;
  currency?: string;
}

export interface BalanceTransaction {
  id: string;
  object: 'balance_transaction';
  amount: number;
  available_on: number;
  created: number;
  currency: string;
  description: null;
  exchange_rate: number | null;
  fee: number;
  fee_details: object[];
  net: number;
  reporting_category: string;
  source: Source;
  status: 'available' | 'pending';
  type: string;
}

const daySeconds = 24 * 3600;

/** The platform's balance at the fake Stripe: every change of it, listed as Stripe lists it. */
export class FakeStripeBalance {
  readonly transactions: BalanceTransaction[] = [];
  readonly #id: (type: string) => string;
  readonly #now: () => number;

  constructor(id: (type: string) => string, now: () => number) {
    this.#id = id;
    this.#now = now;
  }

  /** What is changed of it is what Stripe would not usually say. */
  add(category: string, source: Source, amount: number, fee = 0, changed: Partial<BalanceTransaction> = {}): string {
    const created = this.#now();
    // What cards pay is available two days later.
    const available_on = category === 'charge' ? created + 2 * daySeconds : created;
    const id = this.#id('txn');
    this.transactions.push({
      ...{ id, object: 'balance_transaction', amount, fee, net: amount - fee, currency: 'usd', created, available_on },
      ...{ description: null, exchange_rate: null, source, type: category, reporting_category: category },
      fee_details: fee === 0 ? [] : [{ amount: fee, currency: 'usd', type: 'stripe_fee' }],
      status: available_on > created ? 'pending' : 'available',
      ...changed,
    });
    return id;
  }

  /** A page of the newest first, as `GET /v1/balance_transactions` answers it. */
  list(fields: Record<string, string>): StripeAnswer {
    const from = Number(fields['created[gte]'] ?? 0);
    const to = Number(fields['created[lt]'] ?? Number.MAX_SAFE_INTEGER);
    const limit = Number(fields.limit ?? 10);
    const newest = this.transactions.filter(({ created }) => created >= from && created < to).toReversed();
    const after = fields.starting_after;
    const start = after ? newest.findIndex(({ id }) => id === after) + 1 : 0;
    if (limit > 100) return refuse(400, 'Limit must be between 1 and 100.');
    if (after && start === 0) return refuse(400, `No such balance_transaction: '${after}'`, 'resource_missing');
    const isExpanded = fields['expand[0]'] === 'data.source';
    const data = newest
      .slice(start, start + limit)
      .map((one) => structuredClone(isExpanded ? one : { ...one, source: one.source.id }));
    const has_more = start + limit < newest.length;
    return { status: 200, body: { object: 'list', url: '/v1/balance_transactions', has_more, data } };
  }
}
