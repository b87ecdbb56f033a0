import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import type { PayoutSchedule } from '../../../../contracts/money/payout-rules.ts';
import { setPayoutSchedule } from '../../../../contracts/money/payouts.ts';
import { linkBankAccount, quoteMovement, requestMovement } from '../../../../contracts/money/wallet.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { bank, openBankFileSite } from '../../../../tests/support/money/bank-file-site.ts';
import { openScheduledPayouts } from './scheduled-payouts.service.ts';

const site = await openBankFileSite(() => new Date('2026-11-18T08:00:00Z'));
const { api, apiAs, db, queue, transfers, newSeller, earn } = site;
const { current_password } = bank;

describe('a bank account for payouts', () => {
  test.each([
    [{ holder: ' ' }, 'Please enter the name of the account holder.'],
    [{ number: '' }, 'Please enter the IBAN or the account number.'],
    [{ number: 'DE89370400440532013001' }, 'This account number is not valid. Please check it for typing errors.'],
    [{ bic: 'KASI' }, 'Please enter the code of the bank (BIC or SWIFT), 8 or 11 characters such as KASITHBK.'],
  ])('with %j is refused with a sentence', async (wrong, message) => {
    const { call } = await newSeller(0);
    await expect(call(linkBankAccount, { body: { ...bank, ...wrong } })).rejects.toMatchObject({
      status: 400,
      message,
    });
  });

  test('is needed, and nothing is deposited or sent to a wallet of the sandbox', async () => {
    const { call } = await newSeller(5000);
    const quote = (body: { type: 'deposit' | 'withdrawal'; wallet: 'bank' | 'usdt' }) =>
      call(quoteMovement, { body: { ...body, amount: '5' } });
    await expect(quote({ type: 'deposit', wallet: 'bank' })).rejects.toMatchObject({ code: 'transfers_unavailable' });
    await expect(quote({ type: 'withdrawal', wallet: 'usdt' })).rejects.toMatchObject({ code: 'no_bank_account' });
  });
});

describe('the reserve', () => {
  test('keeps a share of the latest sales in the wallet', async () => {
    const seller = await newSeller(0);
    await earn(seller.id, 10_000, new Date('2026-11-10T08:00:00Z'));
    expect((await seller.see()).wallet).toMatchObject({ payable_cents: 9000, reserve_cents: 1000 });
    await expect(seller.withdraw('90.01')).rejects.toMatchObject({ message: 'You have $ 90.00 available.' });
    const body = { type: 'withdrawal', amount: '60', wallet: 'bank', fee_cents: 30, current_password } as const;
    const ask = () => seller.call(requestMovement, { body: { ...body, key: randomUUID() } });
    const asked = await Promise.allSettled([ask(), ask()]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('scheduled payouts', () => {
  const runAt = (time: string) => openScheduledPayouts({ db, queue, transfers, now: () => new Date(time) });

  test('pay out daily or on Mondays, once a day and from the minimum on', async () => {
    const make = async (cents: number, schedule: PayoutSchedule) => {
      const seller = await newSeller(cents);
      await seller.call(setPayoutSchedule, { body: { schedule } });
      return seller;
    };
    const daily = await make(5000, 'daily');
    const weekly = await make(5000, 'weekly');
    const manual = await make(5000, 'by_hand');
    const poor = await make(999, 'daily');
    const states = () =>
      Promise.all(
        [daily, weekly, manual, poor].map(async ({ see }) =>
          (await see()).payouts.map(({ amount_cents }) => amount_cents),
        ),
      );
    await runAt('2026-11-18T02:23:00Z');
    await runAt('2026-11-18T02:24:00Z');
    expect(await states()).toEqual([[4975], [], [], []]);
    expect((await daily.see()).payouts).toMatchObject([{ is_scheduled: true, state: 'requested' }]);
    await runAt('2026-11-23T02:23:00Z');
    expect(await states()).toEqual([[4975], [4975], [], []]);
  });

  test('need a bank account', async () => {
    const { token } = await api(signUpSeller, { body: withEmail('bankless@test.example') });
    const refused = apiAs(token)(setPayoutSchedule, { body: { schedule: 'daily' } });
    await expect(refused).rejects.toMatchObject({ code: 'no_bank_account' });
  });
});
