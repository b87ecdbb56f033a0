import { isApiFailure } from '../../../contracts/client/client.ts';
import { signInSeller, signUpSeller } from '../../../contracts/identity/accounts.ts';
import { startPasskeyRegistration } from '../../../contracts/identity/passkeys.ts';
import { confirmTwoFactor, startTwoFactor } from '../../../contracts/identity/two-factor.ts';
import { accounts } from '../../../server/schema/identity/accounts.ts';
import { identities, passkeys, twoFactorSecrets } from '../../../server/schema/identity/sign-in.ts';
import { codeOfApp } from '../../support/identity/authenticator-app.ts';
import { withEmail } from '../../support/identity/credentials.ts';
import { providerVisits } from '../../support/identity/provider-visits.ts';
import { createAuthenticator } from '../../support/identity/software-authenticator.ts';
import type { Ask } from './identity-calls.ts';
import { linkCookie, origin, type World } from './identity-world.ts';

let count = 0;
const newEmail = () => `token-${count++}@test.example`;

/** A seller who has just signed up. */
export async function newSeller({ app }: World) {
  const email = newEmail();
  const { token, post } = await app.api(signUpSeller, { body: withEmail(email) });
  return { email, token, id: Number(post.id), call: app.apiAs(token) };
}

type Seller = Awaited<ReturnType<typeof newSeller>>;

const signUp = async () => ({ body: withEmail(newEmail()) });
const signIn = async ({ victim }: World) => ({ body: withEmail(victim) });

/** Requests that sign somebody in. A new call that answers a token must be added here or to `changes`. */
export const signIns: Record<string, (world: World) => Promise<Ask & { headers?: object }>> = {
  'POST /user/signup': signUp,
  'POST /customer/signup': signUp,
  'POST /customer/guest': async () => ({ body: { email: newEmail() } }),
  'POST /user/login': signIn,
  'POST /customer/login': signIn,
  'POST /auth/demo': async (world) => {
    const demo = { role: 'seller', name: 'Demo', email: newEmail(), isDemo: true, passwordHash: 'public' } as const;
    await world.app.db.insert(accounts).values(demo);
    return { body: { role: 'seller' } };
  },
  'POST /auth/exchange': async ({ app }) => {
    const { begin, comeBack } = providerVisits(app.server, origin);
    const { address, cookie } = await begin();
    const callback = `${origin}/api/v1/auth/oidc/callback${new URL(address).search}&code=x`;
    const { result } = await comeBack(callback, cookie);
    return { body: { code: result.get('exchange') }, headers: { cookie } };
  },
  'POST /auth/two-factor': async (world) => {
    const { email, call } = await newSeller(world);
    const { secret } = await call(startTwoFactor);
    await call(confirmTwoFactor, { body: { code: codeOfApp(secret, new Date()) } });
    const refusal = await world.app.api(signInSeller, { body: withEmail(email) }).catch((error: unknown) => error);
    const challenge = isApiFailure(refusal) ? refusal.challenge : '';
    return { body: { challenge, code: codeOfApp(secret, new Date(), 1) } };
  },
  'POST /auth/passkey': async ({ device, newOptions }) => ({
    body: { role: 'seller', response: device.use(await newOptions()) },
  }),
  'POST /user/other-account': async (world) => {
    const { token } = await newSeller(world);
    return { token, body: { current_password: withEmail('').password } };
  },
};

/** Requests of a new seller that change how the account is signed in to. */
export const changes: Record<string, (world: World, seller: Seller) => Promise<Ask & { headers?: object }>> = {
  'POST /user/password': async () => ({
    body: { current_password: withEmail('').password, new_password: 'a boat full of oranges' },
  }),
  'POST /user/passkeys': async (_, { call }) => {
    const { options } = await call(startPasskeyRegistration);
    return { body: { response: createAuthenticator(origin).register(options) } };
  },
  'DELETE /user/passkeys/:id': async ({ app }, { id: accountId }) => {
    const key = { credentialId: `of ${accountId}`, publicKey: new Uint8Array(1), counter: 0, transports: [] };
    const values = { accountId, ...key, userHandle: 'handle', name: 'Phone', isSynced: false };
    const [added] = await app.db.insert(passkeys).values(values).returning();
    return { params: { id: String(added?.id) } };
  },
  'POST /user/identities': async ({ linkFor }, { id }) => ({
    body: { challenge: await linkFor(id, `linked ${id}`) },
    headers: { cookie: `sign_in=${linkCookie}` },
  }),
  'DELETE /user/identities/:id': async ({ app }, { id: accountId }) => {
    const identity = { role: 'seller', provider: 'oidc', issuer: 'https://issuer.example' } as const;
    const values = { ...identity, accountId, subject: `own ${accountId}` };
    const [added] = await app.db.insert(identities).values(values).returning();
    return { params: { id: String(added?.id) } };
  },
  'POST /user/two-factor/confirm': async (_, { call }) => {
    const { secret } = await call(startTwoFactor);
    return { body: { code: codeOfApp(secret, new Date()) } };
  },
  'DELETE /user/two-factor': async ({ app }, { id: accountId }) => {
    await app.db.insert(twoFactorSecrets).values({ accountId, secret: 'sealed', confirmedAt: new Date() });
    return {};
  },
};
