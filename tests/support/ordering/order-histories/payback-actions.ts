import type { PaybackState } from '../../../../contracts/ordering/orders/order-states.ts';
import { runTimeout } from '../../../../server/domains/ordering/orders/timeouts.service.ts';
import * as service from '../../../../server/domains/ordering/paybacks/paybacks.service.ts';
import { causes, changesNothing, refusedHere } from './order-expectations.ts';
import type { OrderSnapshot } from './order-snapshot.ts';
import { byBuyer, bySeller, depsOf, type OrderAction } from './scene.ts';

const find = ({ paybacks }: OrderSnapshot, ...states: PaybackState[]) =>
  paybacks.findLast(({ state }) => states.includes(state));

/** Of two open ones, what is asked twice at the same time is about one after the other. */
const isAlone = ({ paybacks }: OrderSnapshot) => paybacks.filter(({ state }) => state !== 'received').length < 2;

/** Two accounts, because naming the same again changes nothing. */
const accounts = ['0812345678', '0898765432'].map((account) => {
  return { method: 'promptpay', bank: '', holder: '', account } as const;
});
const otherAccount = (seen: OrderSnapshot) => {
  const known = find(seen, 'due')?.account;
  const [first, second] = accounts;
  return known && 'id' in known && known.id === first?.account ? second : first;
};

const namingAccount: OrderAction = {
  expected: (seen) => (find(seen, 'needs_account', 'due') ? causes('payback_account by buyer') : refusedHere),
  perform: (scene) => {
    const account = otherAccount(scene.seen);
    if (!account) throw new Error('There is no account.');
    return service.giveAccount(depsOf(scene), byBuyer(scene), account);
  },
};

const sending: OrderAction = {
  expected(seen) {
    if (find(seen, 'needs_account', 'due')) return causes('payback_sent by seller');
    const sent = seen.paybacks.findLast(({ sentAt }) => sentAt !== null);
    return sent?.reference === 'A1' ? changesNothing : refusedHere;
  },
  perform: (scene) => service.sendPayback(depsOf(scene), bySeller(scene), { reference: 'A1' }),
};

const receiving: OrderAction = {
  applies: isAlone,
  expected(seen) {
    if (find(seen, 'sent', 'disputed', 'needs_account', 'due')) return causes('payback_received by buyer');
    return seen.paybacks.length > 0 ? changesNothing : refusedHere;
  },
  perform: (scene) => service.confirmPayback(depsOf(scene), byBuyer(scene)),
};

const objecting: OrderAction = {
  applies: isAlone,
  expected(seen) {
    if (find(seen, 'sent')) return causes('payback_disputed by buyer');
    return find(seen, 'disputed') ? changesNothing : refusedHere;
  },
  perform: (scene) => service.disputePayback(depsOf(scene), byBuyer(scene), 'Nothing is there'),
};

function deciding(isPaid: boolean): OrderAction {
  return {
    applies: isAlone,
    expected(seen) {
      if (!isPaid) {
        if (find(seen, 'disputed')) return causes('payback_refused by platform');
        return find(seen, 'needs_account', 'due') ? changesNothing : refusedHere;
      }
      if (find(seen, 'sent', 'disputed', 'needs_account', 'due')) return causes('payback_settled by platform');
      return seen.paybacks.length > 0 ? changesNothing : refusedHere;
    },
    perform: (scene) => service.decidePayback(depsOf(scene), { orderId: scene.seen.order.id, isPaid }),
  };
}

/** Whatever a payback waits for comes by itself: a reminder, or its end. */
const timingOut: OrderAction = {
  dueAt: (seen) => seen.paybacks.find(({ actAt }) => actAt !== null)?.actAt ?? null,
  expected(seen, now) {
    const payback = seen.paybacks.find(({ actAt }) => actAt !== null);
    if (!payback?.actAt || payback.actAt > now) return changesNothing;
    if (payback.state === 'sent') return causes('payback_settled by platform');
    if (payback.state === 'needs_account') return causes('payback_account_reminded by platform');
    const isLate = payback.dueAt !== null && payback.dueAt <= now;
    return causes(isLate ? 'payback_overdue by platform' : 'payback_reminded by platform');
  },
  perform(scene) {
    const payback = scene.seen.paybacks.find(({ actAt }) => actAt !== null);
    const timeout = { orderId: scene.seen.order.id, timeout: 'payback', paybackId: payback?.id ?? 0 } as const;
    return runTimeout(scene.db, depsOf(scene), timeout, scene.now);
  },
};

/** What can be tried with money that a seller pays back directly. */
export const paybackActions = {
  'the buyer names an account': namingAccount,
  'the seller pays back': sending,
  'the buyer has the money back': receiving,
  'the buyer misses the money': objecting,
  'the operator finds it paid': deciding(true),
  'the operator finds it unpaid': deciding(false),
  'the payback times out': timingOut,
} satisfies Record<string, OrderAction>;
