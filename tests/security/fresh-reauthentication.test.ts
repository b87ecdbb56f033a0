import { describe, expect, test } from 'vitest';
import { apiBase } from '../../contracts/endpoint.ts';
import { signUpSeller } from '../../contracts/identity/accounts.ts';
import { sessions } from '../../server/schema/identity/accounts.ts';
import { expectEvery } from '../support/expect/expect-every.ts';
import { withEmail } from '../support/identity/credentials.ts';
import { buildTestApp } from '../support/test-app.ts';

const { api, db, server } = await buildTestApp();

const registration = {
  ...{ id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'x', attestationObject: 'x', transports: [] },
};

/** What changes how an account is signed in to, reached or paid, with a request that is otherwise right. */
const sensitive: Record<string, object> = {
  'POST /user/password': { current_password: '', new_password: 'sticky rice 8' },
  'POST /user/profile': { name: 'Malee', email: 'thief@example.com' },
  'POST /user/close': {},
  'POST /user/other-account': {},
  'GET /user/data': {},
  'POST /user/passkeys/options': {},
  'POST /user/passkeys': { response: registration },
  'DELETE /user/passkeys/:id': {},
  'POST /user/two-factor': {},
  'POST /user/two-factor/confirm': { code: '123456' },
  'POST /user/two-factor/recovery-codes': {},
  'DELETE /user/two-factor': {},
  'POST /user/identities/start': { provider: 'oidc' },
  'POST /user/identities': { challenge: 'x'.repeat(43) },
  'DELETE /user/identities/:id': {},
  'POST /user/wallet/movements': {
    type: 'withdrawal',
    wallet: 'usdt',
    amount: '1',
    fee_cents: 0,
    key: crypto.randomUUID(),
  },
  'POST /user/wallet/bank-account': { id: 'sandbox-bank' },
  'DELETE /user/wallet/bank-account': {},
  'POST /user/wallet/payout-schedule': { schedule: 'daily' },
  'POST /user/wallet/payout-account': { country: 'US' },
};

/** Calls of these parts that an old session may make, and why. */
const harmless: Record<string, string> = {
  'POST /user/logout': 'only ends the session',
  'POST /user/choices': 'no way in and no money',
  'POST /user/contacts/verify/request': 'sends to a contact that was named with a fresh reauthentication',
  'POST /user/contacts/verify': 'needs the code that was sent there',
  'POST /user/identities/challenge': 'changes nothing',
  'POST /user/passkeys/:id': 'only names a passkey',
  'POST /user/security/events': 'changes nothing',
  'POST /user/reauthentication': 'is the reauthentication',
  'POST /user/reauthentication/passkey': 'is the reauthentication',
  'POST /user/reauthentication/mail': 'is the reauthentication',
  'DELETE /user/sessions': 'an owner must be able to end them at once',
  'DELETE /user/sessions/:id': 'an owner must be able to end them at once',
  'POST /user/wallet/history': 'changes nothing',
  'POST /user/wallet/payout-account/check': 'only reads what the provider says',
  'POST /user/wallet/payouts': 'changes nothing',
  'POST /user/wallet/quote': 'changes nothing',
};

const parts =
  /^\/user\/(password|profile|close|other-account|data|passkeys|two-factor|identities|wallet|logout|choices|contacts|security|reauthentication|sessions)(\/|$)/;

describe('an old session', () => {
  test('has a row for every call of accounts and wallets', () => {
    const rows = [...Object.keys(sensitive), ...Object.keys(harmless)];
    const calls = server.endpoints
      .filter(({ method, path, access }) => method !== 'GET' && access !== 'open' && parts.test(path))
      .map(({ method, path }) => `${method} ${path}`);
    expect(calls.sort()).toEqual(rows.filter((row) => !row.startsWith('GET')).sort());
  });

  test('is refused whatever changes how the account is signed in to, reached or paid', async () => {
    const { token } = await api(signUpSeller, { body: withEmail('old-session@example.com') });
    await db.update(sessions).set({ reauthenticatedAt: new Date(Date.now() - 11 * 60_000) });
    await expectEvery(Object.entries(sensitive), async (name, payload) => {
      const [method, path = ''] = name.split(' ');
      const answer = await server.inject({
        method: method as 'POST',
        url: `${apiBase}${path.replace(':id', '1')}`,
        headers: { authorization: `Bearer ${token}` },
        ...(method !== 'POST' ? {} : { payload }),
      });
      expect(answer.json()).toMatchObject({ code: 'reauthentication_required' });
      expect(answer.statusCode).toBe(403);
    });
  });
});
