import { describe, expect, test } from 'vitest';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { changePassword, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { describeIdentityChallenge, linkIdentity } from '../../../../contracts/identity/identities.ts';
import { getSecurity } from '../../../../contracts/identity/security.ts';
import { whenDone } from '../../../../tests/support/expect/when-done.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { type Person, startIssuer, visitIssuer } from '../../../../tests/support/identity/openid-issuer.ts';
import { providerVisits } from '../../../../tests/support/identity/provider-visits.ts';
import { leaveNewAccountsUnverified } from '../../../../tests/support/identity/verified-accounts.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createOpenIdProvider } from '../../../providers/identity-providers/openid.ts';

const origin = 'http://localhost:3000';
const issuer = await startIssuer(`${origin}${apiBase}/auth/oidc/callback`);
whenDone(issuer.stop);
const client = { clientId: 'shop', clientSecret: 'shop-secret' };
const { api, apiAs, db, server } = await buildTestApp({
  identityProviders: [createOpenIdProvider({ id: 'oidc', name: 'Test', issuer: issuer.url, ...client })],
});
await leaveNewAccountsUnverified(db);
const { begin, comeBack, exchange } = providerVisits(server, origin);
const notHere = { code: 'challenge_expired' };

async function signInAs(person: Person) {
  issuer.person = person;
  const { address, cookie } = await begin();
  const { result } = await comeBack(await visitIssuer(address, issuer.url), cookie);
  return { ...(await exchange(result.get('exchange'), cookie)), cookie };
}

describe('a challenge to link an identity', () => {
  /** An identity with the victim's email, as an attacker brings it from the issuer. */
  async function attack(email: string, email_verified: boolean) {
    const victim = await api(signUpSeller, { body: withEmail(email) });
    const refused = await signInAs({ subject: `attacker of ${email}`, email, email_verified });
    return { victim, refused };
  }

  test('is not given for an email that the issuer does not vouch for, nor one that several accounts name', async () => {
    const { refused } = await attack('unvouched@example.com', false);
    expect(refused).toMatchObject({ code: 'account_exists' });
    expect(refused.challenge).toBeUndefined();
    await api(signUpSeller, { body: withEmail('several@example.com', 'another person 8') });
    expect((await attack('several@example.com', true)).refused.challenge).toBeUndefined();
  });

  test('does nothing in another browser than the one that was at the issuer', async () => {
    const { victim, refused } = await attack('slipped@example.com', true);
    const other = await signInAs({ subject: 'somebody else', email: 'somebody-else@example.com' });
    for (const headers of [{}, { cookie: other.cookie }, { cookie: 'sign_in=' }]) {
      const call = apiAs(victim.token, headers as Record<string, string>);
      const asked = { body: { challenge: refused.challenge } };
      await expect(call(describeIdentityChallenge, asked)).rejects.toMatchObject(notHere);
      await expect(call(linkIdentity, asked)).rejects.toMatchObject(notHere);
    }
    expect((await apiAs(victim.token)(getSecurity)).security.identities).toEqual([]);
  });

  test('is void after a change of the password', async () => {
    const { victim, refused } = await attack('changed@example.com', true);
    const change = { current_password: 'papaya salad 7', new_password: 'sticky rice 8' };
    const { token } = await apiAs(victim.token)(changePassword, { body: change });
    const late = apiAs(token, { cookie: refused.cookie })(linkIdentity, { body: { challenge: refused.challenge } });
    await expect(late).rejects.toMatchObject(notHere);
  });
});
