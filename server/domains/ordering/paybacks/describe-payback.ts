import type { Payback } from '../../../../contracts/ordering/orders/orders.ts';
import {
  accountNumberOf,
  maskAccount,
  type PaybackAccount,
} from '../../../../contracts/ordering/payments/payback-account.ts';
import { findVietnamBank } from '../../../../reference-data/currencies/vietnam-banks.ts';
import { photoNameOf } from '../order-lifecycle/order-photos.service.ts';
import type { Reader } from '../order-state/order-actions.service.ts';
import type { OrderRow, PaybackRow } from '../order-state/order-rows.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

/** A payback as the buyer or the seller may see it: the account in full only for the seller, while it has to be paid. */
export function describePayback(order: OrderRow, row: PaybackRow, reader: Reader): Payback {
  const { id, state, amountCents, account, dueAt, actAt, reference, slip, sentAt, receivedAt } = row;
  return {
    ...{
      id: String(id),
      state,
      currency: order.currency,
      amount_cents: amountCents,
      local: localOf(order, amountCents),
    },
    account: account && describeAccount(account, reader === 'seller' && state === 'due'),
    due_at: iso(dueAt),
    ...{ reference, slip: photoNameOf(slip), sent_at: iso(sentAt), received_at: iso(receivedAt) },
    received_by: state === 'sent' ? iso(actAt) : null,
  };
}

function describeAccount(account: PaybackAccount, isPaidTo: boolean): Payback['account'] {
  const { method } = account;
  const bank = method === 'vietqr' ? (findVietnamBank(account.bank) ?? account.bank) : '';
  return {
    ...{ method, bank: method === 'bank' ? account.bank : bank },
    holder: method === 'bank' && isPaidTo ? account.holder : '',
    number: isPaidTo ? accountNumberOf(account) : maskAccount(account),
  };
}

/** The share of what the buyer paid in their currency. */
function localOf({ currency, localCurrency, localMinor, totalCents }: OrderRow, cents: number): Payback['local'] {
  if (localCurrency === currency || totalCents === 0) return null;
  return { currency: localCurrency, amount_minor: Math.round((localMinor * cents) / totalCents) };
}
