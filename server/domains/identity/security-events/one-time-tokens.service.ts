import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { minuteMs } from '../../../../contracts/durations.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ProviderProfile } from '../../../providers/identity-providers/identity-provider.ts';
import { oneTimeTokens } from '../../../schema/identity/sign-in.ts';

/** What a token is for, with what is kept beside it; a token of one purpose is unknown to every other. */
export interface TokenContents {
  /** A sign-in that is under way at a provider. */
  'provider-state': {
    provider: string;
    role: 'seller' | 'customer';
    language: string;
    returnPath: string | null;
    nonce: string;
    codeVerifier: string;
    cookieHash: string;
  };
  /** A finished sign-in at a provider, for the browser that began it. */
  exchange: { provider: string; role: 'seller' | 'customer'; cookieHash: string; profile: ProviderProfile };
  /** An identity that waits for its account's own proof, in the browser that brought it. */
  link: { provider: string; cookieHash: string; profile: ProviderProfile; isByEmail: boolean };
  /** A sign-in whose first step was right. */
  'two-factor': { method: string; fingerprint: string };
  'passkey-sign-in': Record<string, never>;
  'passkey-registration': { userHandle: string };
  'passkey-reauthentication': Record<string, never>;
  /** Six digits that were mailed to prove who is signed in. */
  'mailed-code': Record<string, never>;
}

type Purpose = keyof TokenContents;

interface Deps {
  db: Db;
  now(): Date;
}

interface Found<Content> {
  accountId: number | null;
  content: Content;
}

const randomToken = () => randomBytes(32).toString('base64url');
const hashOf = (purpose: Purpose, token: string) =>
  createHash('sha256').update(`${purpose}\n${token}`).digest('base64url');

interface NewToken<Content> {
  accountId?: number | null;
  content: Content;
  minutes: number;
  /** Random unless it is given. */
  token?: string;
}

/** Creates a token, of which only a hash is stored. */
export async function issueToken<Name extends Purpose>(
  { db, now }: Deps,
  purpose: Name,
  { accountId = null, content, minutes, token = randomToken() }: NewToken<TokenContents[Name]>,
): Promise<string> {
  const expiresAt = new Date(now().getTime() + minutes * minuteMs);
  const values = { hash: hashOf(purpose, token), accountId, content, expiresAt };
  await db.insert(oneTimeTokens).values(values).onConflictDoUpdate({ target: oneTimeTokens.hash, set: values });
  return token;
}

/** Uses a token up; null when it is unknown, was used before or has expired. */
export async function takeToken<Name extends Purpose>(
  { db, now }: Deps,
  purpose: Name,
  token: string,
): Promise<Found<TokenContents[Name]> | null> {
  const [taken] = await db
    .delete(oneTimeTokens)
    .where(eq(oneTimeTokens.hash, hashOf(purpose, token)))
    .returning();
  if (!taken || taken.expiresAt <= now()) return null;
  return { accountId: taken.accountId, content: taken.content as TokenContents[Name] };
}

/** Reads a token that a wrong code must not use up. */
export async function readToken<Name extends Purpose>(
  { db, now }: Deps,
  purpose: Name,
  token: string,
): Promise<Found<TokenContents[Name]> | null> {
  const isLive = and(eq(oneTimeTokens.hash, hashOf(purpose, token)), gt(oneTimeTokens.expiresAt, now()));
  const [found] = await db.select().from(oneTimeTokens).where(isLive);
  return found ? { accountId: found.accountId, content: found.content as TokenContents[Name] } : null;
}

/** Ends everything that waits for an account: links of identities, codes, challenges. */
export async function voidTokens(db: Db, accountId: number): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.accountId, accountId));
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
}
