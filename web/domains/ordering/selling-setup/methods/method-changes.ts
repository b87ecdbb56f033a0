import type { z } from 'zod';
import { type TransferMethod, transferMethods } from '../../../../../contracts/ordering/orders/order-states.ts';
import {
  findPayNowProblem,
  findPromptPayProblem,
  findVietQrProblem,
} from '../../../../../contracts/ordering/payments/payee-rules.ts';
import type {
  putPaymentMethods,
  SellerPaymentMethods,
} from '../../../../../contracts/ordering/payments/payment-methods.ts';
import { paymentMethodsFormText } from '../../../../../i18n/generated/payment-methods-form.ts';
import type { OwnMethods } from './own-method-fields.tsx';

/** What the seller does with the saved id of a method. */
export type IdChange = 'keep' | 'type' | 'remove';

export interface MethodsDraft extends OwnMethods {
  changes: Record<TransferMethod, IdChange>;
}

export const methodFields = ['methods', 'promptpay_id', 'vietqr_bank', 'vietqr_account', 'paynow_id'] as const;
type MethodField = (typeof methodFields)[number];
export type MethodValues = Record<MethodField, string>;

export function draftOf({ card, cash_on_delivery }: SellerPaymentMethods): MethodsDraft {
  return { card, cash: cash_on_delivery, changes: { promptpay: 'keep', vietqr: 'keep', paynow: 'keep' } };
}

/** Whether buyers can pay with a method once the draft is saved. */
function isTaken({ changes }: MethodsDraft, saved: SellerPaymentMethods, method: TransferMethod): boolean {
  return changes[method] === 'type' || (changes[method] === 'keep' && saved[method].is_on);
}

/** The problems of the typed ids by field; empty when they can be saved. */
export function checkMethods(
  draft: MethodsDraft,
  saved: SellerPaymentMethods,
  values: MethodValues,
): Partial<MethodValues> {
  const { changes } = draft;
  const takesAny = draft.card || draft.cash || transferMethods.some((method) => isTaken(draft, saved, method));
  const hasBank = /^\d{6}$/.test(values.vietqr_bank);
  const account = changes.vietqr === 'type' ? findVietQrProblem(values.vietqr_bank, values.vietqr_account) : null;
  const problems: Partial<Record<MethodField, string | null>> = {
    methods: takesAny ? null : paymentMethodsFormText('oneRequired'),
    promptpay_id: changes.promptpay === 'type' ? findPromptPayProblem(values.promptpay_id) : null,
    vietqr_bank: hasBank ? null : account,
    vietqr_account: hasBank ? account : null,
    paynow_id: changes.paynow === 'type' ? findPayNowProblem(values.paynow_id) : null,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** The body of the call: an id that is kept is left out, and an empty one removes it. */
export function methodsBody(draft: MethodsDraft, values: MethodValues): z.input<typeof putPaymentMethods.body> {
  const { card, cash, changes } = draft;
  const idOf = (method: TransferMethod, typed: string) => (changes[method] === 'type' ? typed : '');
  return {
    card,
    cash_on_delivery: cash,
    ...(changes.promptpay === 'keep' ? {} : { promptpay_id: idOf('promptpay', values.promptpay_id) }),
    ...(changes.vietqr === 'keep'
      ? {}
      : {
          vietqr_bank: idOf('vietqr', values.vietqr_bank),
          vietqr_account: idOf('vietqr', values.vietqr_account),
        }),
    ...(changes.paynow === 'keep' ? {} : { paynow_id: idOf('paynow', values.paynow_id) }),
  };
}
