import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signInSeller, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { resetPassword } from '../../../../contracts/identity/password-reset.ts';
import { getSecurity } from '../../../../contracts/identity/security.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { leaveNewAccountsUnverified } from '../../../../tests/support/identity/verified-accounts.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { identities } from '../../../schema/identity/sign-in.ts';
import { createCode } from '../contact-verification/contact-codes.service.ts';

const { api, apiAs, db, secrets } = await buildTestApp();
await leaveNewAccountsUnverified(db);

/** An account with a linked identity whose password is then reset by mail. */
async function resetByMail(email: string, isVerified: boolean) {
  const { post } = await api(signUpSeller, { body: withEmail(email) });
  const accountId = Number(post.id);
  const identity = { role: 'seller', provider: 'google', issuer: 'https://issuer.example', subject: email } as const;
  await db.insert(identities).values({ accountId, ...identity });
  if (isVerified) await db.update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.id, accountId));
  const code = { accountId, purpose: 'reset', contactType: 'email', contact: email } as const;
  const { token } = await createCode({ db, secrets }, code, new Date());
  await api(resetPassword, { body: { token, new_password: 'sticky rice 8' } });
  const signedIn = await api(signInSeller, { body: withEmail(email, 'sticky rice 8') });
  return (await apiAs(signedIn.token)(getSecurity)).security;
}

test('whoever opened an account with another person’s address keeps no way in after that person resets it', async () => {
  expect((await resetByMail('victim@example.com', false)).identities).toEqual([]);
  expect((await resetByMail('owner@example.com', true)).identities).toHaveLength(1);
});
