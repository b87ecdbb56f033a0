import type { PaymentMethod } from '../../contracts/ordering/orders/order-states.ts';

/** What the buyer, the seller or the platform does with an order. */
export type Step =
  | 'pay by card'
  | 'claim transfer'
  | 'confirm payment'
  | 'let lapse'
  | 'cancel'
  | 'decline a line'
  | 'decline'
  | 'ship'
  | 'receive'
  | 'review'
  | 'request return'
  | 'accept return'
  | 'take goods back'
  | 'complete';

export interface History {
  method: PaymentMethod;
  lines: 1 | 2;
  /** Where its buyers live, as the seller sees it; anywhere by default. */
  buyers?: 'home' | 'abroad';
  /** Each with the least number of days since the step before. */
  steps: readonly (readonly [Step, days: number])[];
}

const card = (...steps: History['steps']): History => ({
  ...{ method: 'card', lines: 1 },
  steps: [['pay by card', 0.005], ...steps],
});

const transfer = { method: 'promptpay', lines: 1, buyers: 'home' } as const;
const cash = { method: 'cash_on_delivery', lines: 1, buyers: 'home' } as const;

/** At home; a parcel to another country travels longer. */
const arrives = [
  ['ship', 1],
  ['receive', 2.5],
] as const;

/** An order is completed seven days after it was received. */
const isReviewed = [
  ['review', 1],
  ['complete', 6.1],
] as const;

/** The ways that orders of the demo shop went. */
export const histories = {
  unpaid: { method: 'card', lines: 1, steps: [] },
  'transfer not made': { ...transfer, steps: [] },
  'transfer claimed': { ...transfer, steps: [['claim transfer', 0.01]] },
  'to ship': card(),
  'cash to ship': { ...cash, steps: [] },
  shipped: card(['ship', 1]),
  'cash shipped': { ...cash, steps: [['ship', 1]] },
  received: { ...card(...arrives), lines: 2, buyers: 'home' },
  'shipped abroad': { ...card(['ship', 1]), buyers: 'abroad' },
  'received abroad': { ...card(...arrives), buyers: 'abroad' },
  'return requested': { ...card(...arrives, ['request return', 0.4]), buyers: 'home' },
  reviewed: card(...arrives, ...isReviewed),
  completed: { ...card(...arrives, ['complete', 7.1]), lines: 2 },
  'paid by transfer': {
    ...transfer,
    steps: [['claim transfer', 0.01], ['confirm payment', 0.2], ...arrives, ...isReviewed],
  },
  'paid in cash': {
    ...cash,
    steps: [...arrives, ['confirm payment', 0.1], ...isReviewed],
  },
  'line declined': { ...card(['decline a line', 0.5], ...arrives, ['complete', 7.1]), lines: 2 },
  'line returned': {
    ...card(...arrives, ['request return', 1], ['accept return', 0.5], ['take goods back', 4], ['complete', 2]),
    lines: 2,
  },
  cancelled: card(['cancel', 0.1]),
  'cancelled unpaid': { ...transfer, steps: [['cancel', 0.01]] },
  expired: { ...transfer, steps: [['let lapse', 0.03]] },
  declined: card(['decline', 0.6]),
} satisfies Record<string, History>;

type HistoryName = keyof typeof histories;

/** How many orders went one way, and the days ago between which they were placed. */
export interface Batch {
  history: HistoryName;
  orders: number;
  oldest: number;
  newest: number;
}

const batch = (history: HistoryName, orders: number, oldest: number, newest: number): Batch => {
  return { history, orders, oldest, newest };
};

/** The last ninety days of the demo seller. */
export const sellerBatches: readonly Batch[] = [
  batch('reviewed', 12, 89, 19),
  batch('completed', 7, 86, 19),
  batch('paid by transfer', 6, 80, 14),
  batch('paid in cash', 5, 75, 14),
  batch('line declined', 2, 60, 20),
  batch('line returned', 2, 50, 20),
  batch('cancelled', 2, 70, 10),
  batch('cancelled unpaid', 1, 40, 30),
  batch('expired', 2, 55, 12),
  batch('declined', 1, 33, 25),
  batch('return requested', 1, 6, 5.5),
  batch('received abroad', 3, 12.5, 9.5),
  batch('received', 2, 7, 5),
  batch('shipped abroad', 2, 7, 4),
  batch('shipped', 2, 3.2, 2),
  batch('cash shipped', 1, 2.2, 1.8),
  batch('to ship', 3, 0.9, 0.2),
  batch('cash to ship', 1, 0.7, 0.4),
  batch('transfer claimed', 1, 0.5, 0.3),
  batch('unpaid', 1, 0.008, 0.006),
];

/** What the demo customer bought: one order in each state that has something to do or to see. */
export const customerBatches: readonly Batch[] = [
  batch('line returned', 1, 31, 30),
  batch('reviewed', 1, 22, 21),
  batch('received', 1, 5.5, 5),
  batch('shipped', 1, 2.5, 2),
  batch('to ship', 1, 0.3, 0.2),
  batch('transfer not made', 1, 0.004, 0.003),
];

/** The idempotency key of an order's checkout, by its place in the lists above. */
export const keyOf = (place: number): string => `demo-order-${place}`;

/** The key of the order that is placed last. */
export const lastKey = keyOf([...sellerBatches, ...customerBatches].reduce((sum, { orders }) => sum + orders, 0));
