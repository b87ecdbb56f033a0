import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getSecurity } from '../../../../contracts/identity/security.ts';
import { whenDone } from '../../../../tests/support/expect/when-done.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { startGraph } from '../../../../tests/support/identity/fake-graph.ts';
import { providerVisits } from '../../../../tests/support/identity/provider-visits.ts';
import { leaveNewAccountsUnverified } from '../../../../tests/support/identity/verified-accounts.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createFacebook } from '../../../providers/identity-providers/facebook.ts';
import { accounts } from '../../../schema/identity/accounts.ts';

const client = { clientId: 'shop', clientSecret: 'shop-secret' };
const graph = await startGraph(client);
whenDone(graph.stop);
const { api, apiAs, db, server } = await buildTestApp({
  identityProviders: [createFacebook(client, graph.endpoints)],
});
await leaveNewAccountsUnverified(db);
const { begin, comeBack, exchange } = providerVisits(server, 'http://localhost:3000');

/** The whole way through Facebook as this person, up to the page that the shop leads to. */
async function visit(person: typeof graph.person, change: (callback: URL) => void = () => undefined) {
  graph.person = person;
  const { address, cookie } = await begin({}, 'facebook');
  const callback = new URL(graph.visitDialog(address));
  change(callback);
  return { cookie, ...(await comeBack(callback.href, cookie)) };
}

async function signInAs(person: typeof graph.person) {
  const { result, cookie } = await visit(person);
  return exchange(result.get('exchange'), cookie);
}

test('a person whom Facebook names gets an account once, with an address that is not taken for confirmed', async () => {
  const first = await signInAs({ id: '1001', email: 'Nok@Example.com' });
  expect(first).toMatchObject({ status: 1, post: { email: 'nok@example.com', has_password: false } });
  expect((await signInAs({ id: '1001' })).post.id).toBe(first.post.id);
  const { security } = await apiAs(first.token)(getSecurity);
  expect(security.identities).toMatchObject([{ provider: 'facebook' }]);
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.id, Number(first.post.id)));
  expect(account?.emailVerifiedAt).toBeNull();
});

test('a person without an address, or with that of an account, is not signed in by Facebook alone', async () => {
  expect(await signInAs({ id: '1002' })).toMatchObject({ code: 'provider_without_email' });
  await api(signUpSeller, { body: withEmail('owner@example.com') });
  const refused = await signInAs({ id: '1003', email: 'owner@example.com' });
  expect(refused).toMatchObject({ code: 'account_exists' });
  expect(refused.token).toBeUndefined();
});

test('a declined dialog, a foreign code and an answer without a name sign nobody in', async () => {
  expect((await visit(null)).result.get('problem')).toBe('denied');
  const forged = await visit({ id: '1004' }, ({ searchParams }) => searchParams.set('code', 'made-up'));
  expect(forged.result.get('problem')).toBe('failed');
  expect((await visit({})).result.get('problem')).toBe('failed');
});
