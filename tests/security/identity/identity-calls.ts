import { generateKeyPairSync } from 'node:crypto';
import { issueToken } from '../../../server/domains/identity/security-events/one-time-tokens.service.ts';
import { sessions } from '../../../server/schema/identity/accounts.ts';
import { withEmail } from '../../support/identity/credentials.ts';
import { createAuthenticator } from '../../support/identity/software-authenticator.ts';
import { origin, type World } from './identity-world.ts';

/** A request of an attacker, with a token where the call needs an account. */
export interface Ask {
  params?: Record<string, string>;
  body?: object;
  token?: string;
}

export interface IdentityCall {
  /** A request about what somebody else has, and one about what nobody has; or why there is nothing to find out. */
  pair: ((world: World) => Promise<[Ask, Ask]>) | string;
  /** Why it needs no limit of its own beside the general one. */
  unlimited?: string;
}

/** Requests with two bodies, from the attacker's account where there is one. */
const bodies = (write: (world: World) => Promise<[object, object]>, isSignedIn = false) => ({
  pair: async (world: World): Promise<[Ask, Ask]> => {
    const [known, unknown] = await write(world);
    const caller = isSignedIn ? { token: world.attackerToken } : {};
    return [
      { ...caller, body: known },
      { ...caller, body: unknown },
    ];
  },
});

/** Requests for a thing of the victim and for one that does not exist. */
const things = (idOf: (world: World) => string | Promise<string>, body: object = {}) => ({
  pair: async (world: World): Promise<[Ask, Ask]> => {
    const ask = (id: string) => ({ params: { id }, token: world.attackerToken, body });
    return [ask(await idOf(world)), ask('999999999')];
  },
  unlimited: 'an id opens nothing',
});

const guess = 'not the password';
const new_password = 'sticky rice 8';
const unknownToken = 'Xk2v9cQm4TtY7bWz0aLr3nPe';

const signIn = bodies(async ({ victim, nobody }) => [withEmail(victim, guess), withEmail(nobody, guess)]);
const forgotten = bodies(async ({ victim, nobody }) => [{ email: victim }, { email: nobody }]);
const spentLink = (purpose: 'verify' | 'undo') =>
  bodies(async ({ mailVictim }) => {
    // A later code replaces the first, whose link is then void; links that take back are void in calls of the other role.
    const { token } = await mailVictim(purpose === 'undo' ? 'reset' : 'verify');
    if (purpose === 'verify') await mailVictim('verify');
    return [{ token }, { token: unknownToken }];
  });
const passkeySignIn = bodies(async ({ device, newOptions }) => {
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const forged = device.use(await newOptions(), { key });
  return [
    { role: 'seller', response: forged },
    { role: 'seller', response: createAuthenticator(origin).use(await newOptions()) },
  ];
});

const isOwn = { pair: 'it is about the caller’s own account', unlimited: 'nothing is guessed or sent' };
const isOwnAndLimited = { pair: isOwn.pair };
const isForEveryone = { pair: 'the answer is the same for everyone' };
const isTakenAnswer = { pair: 'says that a confirmed address is taken, as specified, within the limit' };

/** Every call of sign-in and account security. A new one must be added here, or the test fails. */
export const identityCalls: Record<string, IdentityCall> = {
  'POST /user/login': signIn,
  'POST /customer/login': signIn,
  'POST /user/signup': isTakenAnswer,
  'POST /customer/signup': isTakenAnswer,
  'POST /customer/guest': isTakenAnswer,
  'POST /user/password/forgot': forgotten,
  'POST /customer/password/forgot': forgotten,
  'POST /password/reset': bodies(async ({ mailVictim, victim, nobody }) => {
    const { code } = await mailVictim('reset');
    const wrong = { user_type: 'seller', code: code === '000000' ? '000001' : '000000', new_password };
    return [
      { ...wrong, email: victim },
      { ...wrong, email: nobody },
    ];
  }),
  'POST /contacts/link': bodies(async ({ mailVictim }) => {
    const { token } = await mailVictim('verify');
    await mailVictim('verify');
    return [
      { token, purpose: 'verify' },
      { token: unknownToken, purpose: 'verify' },
    ];
  }),
  'POST /contacts/verify-link': spentLink('verify'),
  'POST /contacts/undo': spentLink('undo'),
  'GET /auth/methods': { ...isForEveryone, unlimited: 'it reads settings' },
  'POST /auth/demo': isForEveryone,
  'POST /auth/exchange': bodies(async ({ deps }) => {
    const profile = { issuer: 'https://issuer.example', subject: 'victim', email: null, isEmailVerified: false };
    const content = { provider: 'oidc', role: 'seller', cookieHash: 'x'.repeat(43), profile } as const;
    return [{ code: await issueToken(deps, 'exchange', { content, minutes: 2 }) }, { code: unknownToken }];
  }),
  'POST /auth/two-factor': bodies(async ({ deps, accountId }) => {
    const content = { method: 'password', fingerprint: '' };
    const challenge = await issueToken(deps, 'two-factor', { accountId, content, minutes: -1 });
    return [
      { challenge, code: '000000' },
      { challenge: unknownToken, code: '000000' },
    ];
  }),
  'POST /auth/passkey/options': isForEveryone,
  'POST /auth/passkey': passkeySignIn,
  'GET /user/contacts': isOwn,
  'POST /user/contacts/verify/request': isOwnAndLimited,
  'POST /user/contacts/verify': bodies(async ({ mailVictim }) => {
    const { code } = await mailVictim('verify');
    return [{ code }, { code: code === '000000' ? '000001' : '000000' }];
  }, true),
  'POST /user/identities/start': isOwnAndLimited,
  'POST /user/identities/challenge': {
    ...bodies(
      async ({ linkFor, accountId }) => [
        { challenge: await linkFor(accountId, 'waits for the victim too') },
        { challenge: unknownToken },
      ],
      true,
    ),
    unlimited: 'a challenge has 256 random bits',
  },
  'POST /user/identities': {
    ...bodies(
      async ({ linkFor, accountId }) => [
        { challenge: await linkFor(accountId, 'waits for the victim') },
        { challenge: unknownToken },
      ],
      true,
    ),
    unlimited: 'a challenge has 256 random bits',
  },
  'DELETE /user/identities/:id': things(({ identityId }) => identityId),
  'POST /user/passkeys/options': isOwn,
  'POST /user/passkeys': isOwnAndLimited,
  'POST /user/passkeys/:id': things(({ passkeyId }) => passkeyId, { name: 'Mine' }),
  'DELETE /user/passkeys/:id': things(({ passkeyId }) => passkeyId),
  'POST /user/two-factor': isOwn,
  'POST /user/two-factor/confirm': isOwnAndLimited,
  'POST /user/two-factor/recovery-codes': isOwn,
  'DELETE /user/two-factor': isOwn,
  'GET /user/security': isOwn,
  'POST /user/security/events': isOwn,
  'POST /user/reauthentication': bodies(async ({ deps, accountId, victim }) => {
    const token = `${accountId}\n${victim}\n314159`;
    await issueToken(deps, 'mailed-code', { accountId, content: {}, minutes: 5, token });
    return [{ mailed_code: '314159' }, { mailed_code: '271828' }];
  }, true),
  'POST /user/reauthentication/passkey': isOwn,
  'POST /user/reauthentication/mail': isOwnAndLimited,
  'GET /user/sessions': isOwn,
  'DELETE /user/sessions': isOwn,
  'DELETE /user/sessions/:id': things(async ({ app, accountId }) => {
    const all = await app.db.select().from(sessions);
    return String(all.find((session) => session.accountId === accountId)?.id);
  }),
  'POST /user/password': isOwnAndLimited,
  'POST /user/profile': isTakenAnswer,
  'POST /user/other-account': isOwnAndLimited,
  'POST /user/close': isOwnAndLimited,
};

/** Addresses by which a sign-in could be led to another site. */
export const hostilePaths = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS:/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '%2F%2Fevil.example',
  '/th//evil.example',
  '/th/\\evil.example',
  '@evil.example',
  '.evil.example',
  'javascript:alert(1)',
  'data:text/html,evil.example',
];
