import { createHash } from 'node:crypto';
import { signInSeller, signUpCustomer, signUpSeller } from '../../../contracts/identity/accounts.ts';
import { addPasskey, startPasskeyRegistration, startPasskeySignIn } from '../../../contracts/identity/passkeys.ts';
import { createCode } from '../../../server/domains/identity/contact-verification/contact-codes.service.ts';
import { issueToken } from '../../../server/domains/identity/security-events/one-time-tokens.service.ts';
import type { IdentityProvider } from '../../../server/providers/identity-providers/identity-provider.ts';
import { identities, passkeys } from '../../../server/schema/identity/sign-in.ts';
import { withEmail } from '../../support/identity/credentials.ts';
import { createAuthenticator } from '../../support/identity/software-authenticator.ts';
import type { buildTestApp } from '../../support/test-app.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;

export const origin = 'http://localhost:3000';
const profile = { issuer: 'https://issuer.example', email: 'person@issuer.example', isEmailVerified: true };

/** An issuer at which everybody is somebody new. */
export function createIssuer(): IdentityProvider {
  let count = 0;
  return {
    id: 'oidc',
    name: 'Test',
    start: async ({ state }) => `https://issuer.example/?${new URLSearchParams({ state })}`,
    finish: async () => ({ ...profile, subject: `person ${count++}` }),
  };
}

/** Of the browser that was at the issuer. */
export const linkCookie = 'the browser at the issuer';
const cookieHash = createHash('sha256').update(linkCookie).digest('base64url');

/** A victim with every way to sign in, an attacker with an account, and an address that has no account. */
export async function createWorld(app: App) {
  const { api, apiAs, db } = app;
  const [victim, nobody] = ['victim@test.example', 'nobody@test.example'];
  const seller = await api(signUpSeller, { body: withEmail(victim) });
  await api(signUpCustomer, { body: withEmail(victim) });
  const accountId = Number(seller.post.id);
  const device = createAuthenticator(origin);
  const { options } = await apiAs(seller.token)(startPasskeyRegistration);
  await apiAs(seller.token)(addPasskey, { body: { response: device.register(options) } });
  const identity = { role: 'seller', provider: 'oidc', issuer: profile.issuer, subject: 'victim' } as const;
  const [linked] = await db
    .insert(identities)
    .values({ accountId, ...identity })
    .returning();
  const [passkey] = await db.select().from(passkeys);
  await api(signInSeller, { body: withEmail(victim) });
  const attacker = await api(signUpSeller, { body: withEmail('attacker@test.example') });
  const deps = { db, now: () => new Date() };
  return {
    ...{ app, victim, nobody, accountId, device, deps },
    identityId: String(linked?.id),
    passkeyId: String(passkey?.id),
    attackerToken: attacker.token,
    /** The code and the token of a mail to the victim. */
    mailVictim: (purpose: 'verify' | 'reset' | 'undo') =>
      createCode(
        { db, secrets: app.secrets },
        { accountId, purpose, contactType: 'email', contact: victim },
        new Date(),
      ),
    /** The challenge of an identity that waits for one account. */
    linkFor: (owner: number, subject: string) =>
      issueToken(deps, 'link', {
        accountId: owner,
        content: { provider: 'oidc', cookieHash, profile: { ...profile, subject }, isByEmail: false },
        minutes: 5,
      }),
    newOptions: async () => (await api(startPasskeySignIn, { body: {} })).options,
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
