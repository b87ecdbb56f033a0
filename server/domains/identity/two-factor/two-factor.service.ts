import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { recoveryCodes, twoFactorSecrets } from '../../../schema/identity/sign-in.ts';
import { hasTwoFactor, twoFactorContext } from '../auth-methods/two-factor-state.service.ts';
import { checkThrottled } from '../sessions/code-throttle.service.ts';
import { findStep, toBase32 } from './totp.service.ts';

export interface TwoFactorDeps {
  db: Db;
  now(): Date;
  secrets: SecretBox;
}

interface Owner {
  id: number;
  role: 'seller' | 'customer';
}

const recoveryCodeCount = 10;

/** Creates a secret that counts once a code has confirmed it, and returns it in base32. */
export async function createSecret({ db, secrets }: TwoFactorDeps, accountId: number): Promise<string> {
  const bytes = randomBytes(20);
  const secret = secrets.seal(bytes.toString('base64url'), twoFactorContext(accountId));
  const [created] = await db
    .insert(twoFactorSecrets)
    .values({ accountId, secret })
    .onConflictDoUpdate({
      target: twoFactorSecrets.accountId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(twoFactorSecrets.confirmedAt),
    })
    .returning();
  if (!created) throw new AppError('two_factor_on');
  return toBase32(bytes);
}

/** Turns two-factor on with a first code of the app, and returns recovery codes. */
export async function confirmSecret(deps: TwoFactorDeps, owner: Owner, typed: string): Promise<string[]> {
  if (await hasTwoFactor(deps.db, owner.id)) throw new AppError('two_factor_on');
  const guess = { accountId: owner.id, role: owner.role, what: 'two-factor' } as const;
  const isRight = await checkThrottled(deps, guess, () => spendAppCode(deps, owner.id, typed));
  if (!isRight) throw new AppError('wrong_code');
  return deps.db.transaction(async (tx) => {
    const isUnconfirmed = and(eq(twoFactorSecrets.accountId, owner.id), isNull(twoFactorSecrets.confirmedAt));
    const confirmed = await tx
      .update(twoFactorSecrets)
      .set({ confirmedAt: deps.now() })
      .where(isUnconfirmed)
      .returning();
    if (confirmed.length === 0) throw new AppError('challenge_expired');
    return replaceRecoveryCodes(tx, owner.id);
  });
}

/** Throws unless this is a code of the app or a recovery code; each is accepted once. */
export async function requireCode(deps: TwoFactorDeps, owner: Owner, typed: string): Promise<void> {
  const guess = { accountId: owner.id, role: owner.role, what: 'two-factor' } as const;
  const isRight = await checkThrottled(
    deps,
    guess,
    // A secret that was never confirmed proves nothing.
    async () =>
      (await hasTwoFactor(deps.db, owner.id)) &&
      ((await spendAppCode(deps, owner.id, typed)) || (await spendRecoveryCode(deps.db, owner.id, typed))),
  );
  if (!isRight) throw new AppError('wrong_code');
}

export async function removeTwoFactor(db: Db, accountId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  const removed = await db.delete(twoFactorSecrets).where(eq(twoFactorSecrets.accountId, accountId)).returning();
  if (!removed.some(({ confirmedAt }) => confirmedAt)) throw new AppError('two_factor_off');
}

/** Replaces the recovery codes and returns the new ones, of which only hashes are stored. */
export async function replaceRecoveryCodes(db: Db, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => toBase32(randomBytes(10)).toLowerCase());
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ accountId, codeHash: hashOf(code) })));
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  return (await db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))).length;
}

/** Accepts a code of the app; the update refuses the same or an earlier code, also in concurrent requests. */
async function spendAppCode({ db, secrets, now }: TwoFactorDeps, accountId: number, typed: string): Promise<boolean> {
  const [stored] = await db.select().from(twoFactorSecrets).where(eq(twoFactorSecrets.accountId, accountId));
  const secret = stored && secrets.open(stored.secret, twoFactorContext(accountId));
  if (!secret) return false;
  const step = findStep(Buffer.from(secret, 'base64url'), typed.replace(/\s/g, ''), now(), stored.lastStep);
  if (step === null) return false;
  const isUnused = and(
    eq(twoFactorSecrets.accountId, accountId),
    eq(twoFactorSecrets.secret, stored.secret),
    lt(twoFactorSecrets.lastStep, step),
  );
  return (await db.update(twoFactorSecrets).set({ lastStep: step }).where(isUnused).returning()).length > 0;
}

async function spendRecoveryCode(db: Db, accountId: number, typed: string): Promise<boolean> {
  const codeHash = hashOf(typed.replace(/[\s-]/g, '').toLowerCase());
  const isThis = and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash));
  return (await db.delete(recoveryCodes).where(isThis).returning()).length > 0;
}

/** Eighty random bits cannot be guessed from a fast hash. */
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');
