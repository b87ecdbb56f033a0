import { randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { AssertionInput, RegistrationInput } from '../../../../contracts/identity/passkeys.ts';
import type { Db } from '../../../platform/db/database.ts';
import { passkeys } from '../../../schema/identity/sign-in.ts';
import { issueToken, takeToken } from '../security-events/one-time-tokens.service.ts';

export interface PasskeyDeps {
  db: Db;
  now(): Date;
  /** The origin of the site; passkeys belong to its host. */
  origin: string;
}

type Passkey = typeof passkeys.$inferSelect;
type AssertionPurpose = 'passkey-sign-in' | 'passkey-reauthentication';

/** Loaded with the first passkey, because it would lengthen every start. */
const loadWebauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, which every device has one of. */
const supportedAlgorithmIDs = [-8, -7, -257];
const challengeMinutes = 5;
const maxPasskeys = 20;
/** An unknown passkey is checked with this key, so that the time does not tell which ones there are. */
const nobodysKey = {
  publicKey: Buffer.from(
    'pQECAyYgASFYINQEIaDZ9QcLLVnzepq_EWZP8R_aHv_tmRtZxsEwa3DNIlgg6MOqVQGExZkjeJLg8RY628ebchgNebeFxyMngYU9oPc',
    'base64url',
  ),
  counter: 0,
};
const siteName = 'Snapbazaar';
const hostOf = ({ origin }: PasskeyDeps) => new URL(origin).hostname;
/** The challenge as bytes; a text would be encoded once more. */
const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

export function listPasskeys(db: Db, accountId: number): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(passkeys.id);
}

/** Options for adding a passkey on the caller's device. */
export async function startRegistration(deps: PasskeyDeps, account: { id: number; name: string }) {
  const existing = await listPasskeys(deps.db, account.id);
  if (existing.length >= maxPasskeys) throw new AppError('too_many_passkeys');
  const userHandle = existing[0]?.userHandle ?? randomBytes(32).toString('base64url');
  const challenge = await issueToken(deps, 'passkey-registration', {
    accountId: account.id,
    content: { userHandle },
    minutes: challengeMinutes,
  });
  const { generateRegistrationOptions } = await loadWebauthn();
  return generateRegistrationOptions({
    supportedAlgorithmIDs,
    rpName: siteName,
    rpID: hostOf(deps),
    userName: account.name,
    userID: bytesOf(userHandle),
    challenge: bytesOf(challenge),
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
    // A passkey that the browser finds by itself, and that asks for finger, face or PIN: it counts as two steps.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Stores a new passkey of this account and returns its name. */
export async function addPasskey(
  deps: PasskeyDeps,
  accountId: number,
  { name, response }: { name: string; response: RegistrationInput },
): Promise<string> {
  const { challenge, content } = await takeChallenge(deps, 'passkey-registration', response, accountId);
  const { verifyRegistrationResponse } = await loadWebauthn();
  const verified = await verifyRegistrationResponse({
    supportedAlgorithmIDs,
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: deps.origin,
    expectedRPID: hostOf(deps),
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified.verified) throw new AppError('passkey_refused');
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const [added] = await deps.db
    .insert(passkeys)
    .values({
      accountId,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: response.response.transports,
      userHandle: content.userHandle,
      name: name.normalize('NFC'),
      isSynced: credentialBackedUp,
      createdAt: deps.now(),
      lastUsedAt: deps.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!added) throw new AppError('passkey_refused');
  return added.name;
}

/** Options for using a passkey: any of this site to sign in, or those of one account to prove who is signed in. */
export async function startAssertion(deps: PasskeyDeps, purpose: AssertionPurpose, accountId: number | null) {
  const own = accountId === null ? [] : await listPasskeys(deps.db, accountId);
  if (accountId !== null && own.length === 0) throw new AppError('passkey_refused');
  const challenge = await issueToken(deps, purpose, { accountId, content: {}, minutes: challengeMinutes });
  const { generateAuthenticationOptions } = await loadWebauthn();
  return generateAuthenticationOptions({
    rpID: hostOf(deps),
    challenge: bytesOf(challenge),
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
}

/** The passkey of a valid use; throws one error for unknown, foreign and forged ones. */
export async function requireAssertion(
  deps: PasskeyDeps,
  purpose: AssertionPurpose,
  response: AssertionInput,
  accountId: number | null,
): Promise<Passkey> {
  const { challenge } = await takeChallenge(deps, purpose, response, accountId);
  const [passkey] = await deps.db.select().from(passkeys).where(eq(passkeys.credentialId, response.id));
  const { userHandle } = response.response;
  const isOwn = accountId === null || passkey?.accountId === accountId;
  const isMatching = isOwn && (userHandle === undefined || userHandle === passkey?.userHandle);
  const { publicKey, counter } = passkey ?? nobodysKey;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: deps.origin,
    expectedRPID: hostOf(deps),
    credential: { id: response.id, counter, publicKey: new Uint8Array(publicKey) },
    requireUserVerification: true,
  }).catch(refuse);
  if (!passkey || !isMatching || !verified) throw new AppError('passkey_refused');
  const isUnchanged = and(eq(passkeys.id, passkey.id), eq(passkeys.counter, counter));
  const used = await deps.db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: deps.now() })
    .where(isUnchanged)
    .returning();
  if (used.length === 0) throw new AppError('passkey_refused');
  return passkey;
}

export async function renamePasskey(db: Db, accountId: number, id: number, name: string): Promise<void> {
  const renamed = await db
    .update(passkeys)
    .set({ name: name.normalize('NFC') })
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning({ id: passkeys.id });
  if (renamed.length === 0) throw new AppError('passkey_not_found');
}

/** Removes a passkey and returns its name. */
export async function removePasskey(db: Db, accountId: number, id: number): Promise<string> {
  const [removed] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning();
  if (!removed) throw new AppError('passkey_not_found');
  return removed.name;
}

/** Uses up the challenge that the browser signed; it must be one of ours for this purpose and account. */
async function takeChallenge<Purpose extends AssertionPurpose | 'passkey-registration'>(
  deps: PasskeyDeps,
  purpose: Purpose,
  { response }: { response: { clientDataJSON: string } },
  accountId: number | null,
) {
  const challenge = readChallenge(response.clientDataJSON);
  const taken = challenge === null ? null : await takeToken(deps, purpose, challenge);
  if (challenge === null || taken?.accountId !== accountId) throw new AppError('passkey_refused');
  return { challenge, content: taken.content };
}

function readChallenge(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** The library throws on every forged or unreadable answer. */
function refuse(cause: unknown): never {
  throw new AppError('passkey_refused', { cause });
}
