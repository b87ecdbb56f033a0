import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { closeAccount } from '../../../../contracts/identity/profile.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { openMovement, settleMovement } from '../../money/ledger/ledger.service.ts';

const { api, apiAs, db } = await buildTestApp();
const password = { current_password: 'papaya salad 7' };

async function sellerWith(email: string, amountCents: number) {
  const { token, post } = await api(signUpSeller, { body: withEmail(email) });
  const sellerId = Number(post.id);
  const wallet = { walletId: 'sandbox-usdt', wallet: 'USDT wallet' };
  const request = { sellerId, type: 'sale', amountCents, feeCents: 0, key: randomUUID(), ...wallet } as const;
  const { movement } = await openMovement(db, request, new Date());
  const close = () => apiAs(token)(closeAccount, { body: password });
  const arrive = () => settleMovement(db, movement.id, { outcome: 'completed' }, new Date());
  return { sellerId, close, arrive };
}

describe('closing an account with money in its wallet', () => {
  test('is refused with an instruction, and the account stays', async () => {
    const { sellerId, close, arrive } = await sellerWith('rich@example.com', 2550);
    await expect(close()).rejects.toMatchObject({
      status: 409,
      message: 'Money is still on its way to or from your wallet. Please close your account when it has arrived.',
    });
    await arrive();
    await expect(close()).rejects.toMatchObject({
      status: 409,
      message: 'There is $ 25.50 in your wallet. Please withdraw it first, then close your account.',
    });
    expect(await db.$count(accounts, eq(accounts.id, sellerId))).toBe(1);
  });

  test('succeeds when the balance is too small to be withdrawn', async () => {
    const { close, arrive } = await sellerWith('small-rest@example.com', 99);
    await arrive();
    expect(await close()).toMatchObject({ message: 'Your account has been closed.' });
  });
});
