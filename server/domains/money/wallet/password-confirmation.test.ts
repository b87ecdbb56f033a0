import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { changePassword, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getWallet, linkBankAccount, requestMovement } from '../../../../contracts/money/wallet.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createSandboxTransfers } from '../../../providers/wallet-transfers/sandbox-transfers.ts';
import { sessions } from '../../../schema/identity/accounts.ts';
import { getAccount } from '../../identity/accounts/accounts.service.ts';
import { executeTransfer } from '../payouts/transfers.service.ts';
import { requestTransfer } from './wallet.service.ts';

const { api, apiAs, db, queue } = await buildTestApp();
const current_password = 'papaya salad 7';

async function sellerWithMoney(email: string) {
  const { token, post } = await api(signUpSeller, { body: withEmail(email) });
  const call = apiAs(token);
  const deposit = { type: 'deposit', amount: '50', wallet: 'usdt', fee_cents: 0, key: randomUUID() } as const;
  const { movement } = await call(requestMovement, { body: deposit });
  await executeTransfer({ db, queue, transfers: createSandboxTransfers(0) }, Number(movement.id), new Date());
  // The sign-up is a proof too, and was long ago.
  await db.update(sessions).set({ reauthenticatedAt: null });
  return { call, id: Number(post.id) };
}
const outgoing = (type: 'withdrawal' | 'payout') =>
  ({ type, amount: '20', wallet: 'usdt', fee_cents: type === 'payout' ? 50 : 25, key: randomUUID() }) as const;

describe('a session without a proof', () => {
  test.each(['withdrawal', 'payout'] as const)('cannot make a %s', async (type) => {
    const { call } = await sellerWithMoney(`${type}@example.com`);
    await expect(call(requestMovement, { body: outgoing(type) })).rejects.toMatchObject({
      status: 403,
      message: 'Please confirm first that it is you.',
    });
    const guess = { ...outgoing(type), current_password: 'a guess' };
    await expect(call(requestMovement, { body: guess })).rejects.toMatchObject({
      status: 400,
      message: 'The current password is not right.',
    });
    expect((await call(getWallet)).wallet).toMatchObject({ available_cents: 5000, leaving_cents: 0 });
    await call(requestMovement, { body: { ...outgoing(type), current_password } });
    expect((await call(getWallet)).wallet.leaving_cents).toBe(2000);
  });

  test('cannot link a bank account, and guesses are throttled as at sign-in', async () => {
    const { call } = await sellerWithMoney('guessed@example.com');
    const link = (guess: string) => call(linkBankAccount, { body: { id: 'sandbox-bank', current_password: guess } });
    for (let round = 0; round < 5; round += 1) {
      await expect(link(`guess ${round}`)).rejects.toMatchObject({ code: 'wrong_password' });
    }
    await expect(link('guess')).rejects.toMatchObject({ status: 429 });
    expect((await call(getWallet)).wallet.bank_account).toBeNull();
  });

  test('cannot move money with a password that changes during its check', async () => {
    const { call, id } = await sellerWithMoney('changed@example.com');
    const verified = await getAccount(db, id);
    await call(changePassword, { body: { current_password, new_password: 'sticky rice 8' } });
    const deps = { db, queue, transfers: createSandboxTransfers(0), now: () => new Date() };
    const moved = requestTransfer(deps, id, { ...outgoing('withdrawal'), current_password }, verified);
    await expect(moved).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});
