/** A request that the site acknowledged; `at` is `performance.now()`. */
export type Act = { at: number } & (
  | { kind: 'sign-up'; email: string; userType: 'seller' | 'customer' }
  | { kind: 'favourite'; customerId: string; productId: string }
  | { kind: 'listing'; sellerId: string; key: string; productId: string; colour: number }
  | { kind: 'photo'; uuid: string; colour: number }
  | { kind: 'deposit'; sellerId: string; key: string; cents: number }
  | { kind: 'payout'; sellerId: string; key: string; cents: number }
  | { kind: 'purchase'; customerId: string; key: string; purchaseId: string; orderIds: string[] }
  | { kind: 'order-event'; orderId: string; event: string }
);

type WithoutTime<Some> = Some extends unknown ? Omit<Some, 'at'> : never;

/** The record of all acknowledged requests. */
export interface Acknowledged {
  acts: Act[];
  add(act: WithoutTime<Act>): void;
  of<Kind extends Act['kind']>(kind: Kind): Extract<Act, { kind: Kind }>[];
}

export function createAcknowledged(): Acknowledged {
  const acts: Act[] = [];
  return {
    acts,
    add: (act) => void acts.push({ ...act, at: performance.now() } as Act),
    of: (kind) => acts.filter((act) => act.kind === kind) as never,
  };
}
