import { describe, expect, test } from 'vitest';
import type { SellerPaymentMethods } from '../../../../../contracts/ordering/payments/payment-methods.ts';
import { checkMethods, draftOf, type MethodValues, methodsBody } from './method-changes.ts';

const saved: SellerPaymentMethods = {
  card: true,
  cash_on_delivery: false,
  promptpay: { is_on: true, masked: '•••• 678' },
  vietqr: { is_on: false, bank: null, masked: null },
  paynow: { is_on: false, masked: null },
  commission_percent: 5,
  commission_varies: false,
  commission_tax: null,
  commission_fixed_cents: 0,
  is_sandbox: true,
};
const nothingTyped: MethodValues = {
  methods: '',
  promptpay_id: '',
  vietqr_bank: '',
  vietqr_account: '',
  paynow_id: '',
};
const draft = draftOf(saved);

describe('the payment methods', () => {
  test('keep an id that is not touched, and remove one with an empty text', () => {
    expect(methodsBody(draft, nothingTyped)).toEqual({ card: true, cash_on_delivery: false });
    const removed = { ...draft, changes: { ...draft.changes, promptpay: 'remove' as const } };
    expect(methodsBody(removed, nothingTyped)).toEqual({ card: true, cash_on_delivery: false, promptpay_id: '' });
  });

  test('need an id where one is to be typed', () => {
    const typing = { ...draft, changes: { promptpay: 'type', vietqr: 'type', paynow: 'keep' } as const };
    expect(Object.keys(checkMethods(typing, saved, nothingTyped))).toEqual(['promptpay_id', 'vietqr_bank']);
    const typed = { ...nothingTyped, promptpay_id: '081-234-5678', vietqr_bank: '970436', vietqr_account: '0011 2233' };
    expect(checkMethods(typing, saved, typed)).toEqual({});
    expect(methodsBody(typing, typed)).toMatchObject({ promptpay_id: '081-234-5678', vietqr_account: '0011 2233' });
  });

  test('leave buyers at least one way to pay', () => {
    const none = { card: false, cash: false, changes: { ...draft.changes, promptpay: 'remove' as const } };
    expect(Object.keys(checkMethods(none, saved, nothingTyped))).toEqual(['methods']);
    expect(checkMethods({ ...none, changes: draft.changes }, saved, nothingTyped)).toEqual({});
  });
});
