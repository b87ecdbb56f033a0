import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { minuteMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { reauthenticate, Security } from '../../../../contracts/identity/security.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { Origin } from '../../../platform/request-origin.ts';
import { type AccountDeps, getAccount, requirePassword } from '../accounts/accounts.service.ts';
import { listIdentities } from '../auth-methods/identities.service.ts';
import { hasTwoFactor } from '../auth-methods/two-factor-state.service.ts';
import { listPasskeys, type PasskeyDeps, requireAssertion } from '../passkeys/passkeys.service.ts';
import { issueToken, takeToken } from '../security-events/one-time-tokens.service.ts';
import { checkThrottled } from '../sessions/code-throttle.service.ts';
import type { Account } from '../sessions/open-session.service.ts';
import { countRecoveryCodes, requireCode, type TwoFactorDeps } from '../two-factor/two-factor.service.ts';
import { reauthenticationCode } from './reauthentication-mail.ts';

export type ReauthenticationDeps = Pick<AccountDeps, 'passwords' | 'limitCodes'> &
  PasskeyDeps &
  TwoFactorDeps & { queue: Pick<Queue, 'enqueue'> };

type Reauthentication = z.output<typeof reauthenticate.body>;

const mailedCodeMinutes = 10;

/** The ways in which an account is signed in to and proven. */
export async function describeSecurity(deps: ReauthenticationDeps, accountId: number): Promise<Security> {
  const { db } = deps;
  const account = await getAccount(db, accountId);
  const [passkeys, identities, isOn] = await Promise.all([
    listPasskeys(db, accountId),
    listIdentities(db, accountId),
    hasTwoFactor(db, accountId),
  ]);
  return {
    has_password: account.passwordHash !== null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id: String(id),
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
    identities: identities.map(({ id, provider, email, createdAt }) => ({
      id: String(id),
      provider,
      email,
      created_at: createdAt.toISOString(),
    })),
    two_factor: isOn ? { recovery_codes_left: await countRecoveryCodes(db, accountId) } : null,
    can_mail_code: findVerifiedEmail(account) !== null,
  };
}

/** Throws unless the proof is the caller's; each kind is throttled like a sign-in. */
export async function verifyReauthentication(
  deps: ReauthenticationDeps,
  caller: { id: number },
  { password, code, mailed_code, passkey }: Reauthentication,
  origin: Origin,
): Promise<void> {
  const account = await getAccount(deps.db, caller.id);
  if (passkey) await requireAssertion(deps, 'passkey-reauthentication', passkey, account.id);
  else if (password.trim()) await requirePassword(deps, account, password, origin);
  else if (code.trim()) await requireCode(deps, account, code);
  else await requireMailedCode(deps, account, mailed_code);
}

/** Sends a code to the verified address of an account. */
export async function mailCode(deps: ReauthenticationDeps, accountId: number, address: string): Promise<void> {
  const account = await getAccount(deps.db, accountId);
  const to = findVerifiedEmail(account);
  if (to === null) throw new AppError('no_verified_email');
  await deps.limitCodes({ contact: to, address, accountId });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await deps.db.transaction(async (db) => {
    const token = tokenOf(deps, account, code);
    await issueToken({ ...deps, db }, 'mailed-code', { accountId, content: {}, minutes: mailedCodeMinutes, token });
    const expiresAt = new Date(deps.now().getTime() + mailedCodeMinutes * minuteMs);
    const { language } = account;
    await queueMail(db, deps.queue, {
      to,
      language,
      template: reauthenticationCode,
      parameters: { code },
      accountId,
      expiresAt,
    });
  });
}

async function requireMailedCode(deps: ReauthenticationDeps, account: Account, typed: string): Promise<void> {
  const guess = { accountId: account.id, role: account.role, what: 'mailed code' } as const;
  const token = tokenOf(deps, account, typed.replace(/\s/g, ''));
  const isRight = await checkThrottled(deps, guess, async () => (await takeToken(deps, 'mailed-code', token)) !== null);
  if (!isRight) throw new AppError('wrong_code');
}

/** The code counts for this account and address only, and is not found from what is stored of it. */
const tokenOf = ({ secrets }: ReauthenticationDeps, { id, email }: Account, code: string) =>
  secrets.mac(code, `mailed code of ${id}\n${email}`);

const findVerifiedEmail = ({ email, emailVerifiedAt }: Account) => (emailVerifiedAt ? email : null);
