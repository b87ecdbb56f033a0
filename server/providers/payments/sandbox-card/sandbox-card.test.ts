import { describe, expect, test } from 'vitest';
import {
  cardRefusalText,
  findCardProblems,
  readCardNumber,
} from '../../../../contracts/ordering/payments/card-rules.ts';
import { isRightTestCode, testCards } from '../../../../contracts/ordering/payments/test-cards.ts';
import { cashOnDelivery } from '../cash-on-delivery.ts';
import type { PaymentEvent, PaymentRequest } from '../order-payments.ts';
import { createSandboxCard } from './sandbox-card.ts';

const now = new Date('2026-11-16T12:00:00Z');
const { start, confirm, refund } = createSandboxCard(() => now);

const request: PaymentRequest = {
  key: 'attempt-1',
  at: now,
  purchaseId: '42',
  currency: 'USD',
  amountCents: 4250,
  description: 'Snapbazaar 10042',
  returnUrl: '/orders/42',
  cancelUrl: '/checkout',
};

async function reference(): Promise<string> {
  const started = await start(request);
  return started.type === 'card' ? started.reference : '';
}

async function pay(number: string, code?: string): Promise<PaymentEvent | undefined> {
  const card = { number, expiry: '08/30', cvc: '123' };
  return confirm?.(await reference(), { card, ...(code === undefined ? {} : { code }) });
}

describe('a card of the sandbox', () => {
  test('goes through with its amount, and keeps brand and last four only', async () => {
    const event = await pay('4242 4242 4242 4242');
    expect(event).toMatchObject({ status: 'paid', amountCents: 4250, card: { brand: 'Visa', lastFour: '4242' } });
    expect(JSON.stringify([event, await start(request)])).not.toMatch(/42424242|4242 4242|"123"|08\/30/);
  });

  test('is declined, and the next try can go through', async () => {
    expect(await pay('4000000000000002')).toMatchObject({ status: 'failed', reason: 'declined' });
    expect(await pay('4242424242424242')).toMatchObject({ status: 'paid' });
  });

  test('asks for a code, takes six digits that end in 0, and refuses others', async () => {
    const number = '4000 0000 0000 3220';
    expect(await pay(number)).toMatchObject({ status: 'pending', reason: 'code_needed' });
    expect(await pay(number, '000001')).toMatchObject({ status: 'failed', reason: 'code_wrong' });
    expect(await pay(number, '123450')).toMatchObject({ status: 'paid' });
    await expect(pay(number, '12345')).rejects.toThrow('Please enter the six digits of the code.');
    expect(isRightTestCode('0')).toBe(false);
  });

  test('is disputed three minutes after it was paid, and the seller wins three minutes later', async () => {
    const event = await pay('4000 0000 0000 0259');
    expect(event).toMatchObject({
      status: 'paid',
      followUps: [
        { status: 'disputed', at: new Date('2026-11-16T12:03:00Z') },
        { status: 'paid', reason: 'dispute_won', at: new Date('2026-11-16T12:06:00Z') },
      ],
    });
    expect(new Set([event, ...(event?.followUps ?? [])].map((one) => one?.id)).size).toBe(3);
  });

  test('that gives no answer is charged all the same, and once however often it is tried', async () => {
    const tries = [await pay('4000 0000 0000 0119'), await pay('4000 0000 0000 0119')];
    for (const event of tries) expect(event).toMatchObject({ status: 'pending', reason: 'no_answer' });
    const ids = [...tries.map((event) => event?.followUps?.[0]?.id), (await pay('4242 4242 4242 4242'))?.id];
    expect(new Set(ids).size).toBe(1);
  });

  test('must be one of the test cards', async () => {
    await expect(pay('5555 5555 5555 4444')).rejects.toMatchObject({ key: 'not_a_test_card' });
  });

  test('is given back once for each key, and never above the payment', async () => {
    const of = await reference();
    const back = { key: 'refund-1', amountCents: 4250 };
    expect(await refund?.(of, back)).toEqual(await refund?.(of, back));
    await expect(refund?.(of, { key: 'refund-2', amountCents: 4251 })).rejects.toThrow();
    await expect(refund?.('cs_test_1', back)).rejects.toThrow('This is no reference of the sandbox.');
  });
});

describe('a typed card', () => {
  const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
  const problems = (changes: Partial<typeof card>) => Object.values(findCardProblems({ ...card, ...changes }, now));

  test.each(testCards)('$number of the sandbox has a right number', ({ number }) => {
    expect(problems({ number })).toEqual([]);
  });

  test.each([
    { number: ' ４２４２-4242 4242 4242 ' },
    { number: '3782 822463 10005', cvc: '1234' },
    { expiry: '11/26' },
    { expiry: '1/2031' },
    { expiry: '1230' },
    { expiry: '08 / 30' },
  ])('is taken as people write it: %o', (changes) => {
    expect(problems(changes)).toEqual([]);
  });

  test.each([
    [{ number: '' }, 'Please enter the card number.'],
    [{ number: '4242424242424241' }, 'This card number is not right. Please check it.'],
    [{ number: '42424242' }, 'This card number is not right. Please check it.'],
    [{ number: '4'.repeat(10_000) }, 'This card number is not right. Please check it.'],
    [{ number: 'four two' }, 'This card number is not right. Please check it.'],
    [{ expiry: '' }, 'Please enter the expiry date.'],
    [{ expiry: '13/30' }, 'Please enter the expiry date as month and year, such as 08/30.'],
    [{ expiry: '12/99' }, 'Please enter the expiry date as month and year, such as 08/30.'],
    [{ expiry: '10/26' }, 'This card has expired. Please use another one.'],
    [{ cvc: '' }, 'Please enter the security code.'],
    [{ cvc: '12' }, 'The security code has 3 digits.'],
  ])('is refused with a sentence: %o', (changes, sentence) => {
    expect(problems(changes)).toEqual([sentence]);
  });

  test('that was refused has a sentence', () => {
    expect([cardRefusalText('declined'), cardRefusalText('code_wrong')].join(' ')).toContain('Nothing was charged.');
    expect(readCardNumber('4242 4242-42')).toBe('4242424242');
  });
});

test('cash on delivery asks for nothing before the door', async () => {
  expect(await cashOnDelivery.start(request)).toEqual({ type: 'none' });
  expect(cashOnDelivery.refund).toBeUndefined();
});
