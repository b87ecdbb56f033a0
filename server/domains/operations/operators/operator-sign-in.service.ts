import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { findNewPasswordProblem } from '../../../../contracts/identity/rules/account-rules.ts';
import type { OperatorRole } from '../../../../contracts/operator-rights.ts';
import type { Origin } from '../../../platform/request-origin.ts';
import { operatorLinks, operators } from '../../../schema/operations/operators.ts';
import { type AccountDeps, requireStrongPassword } from '../../identity/accounts/accounts.service.ts';
import { recordSuccessfulAttempt, throttleSignIn } from '../../identity/sessions/sign-in-throttle.service.ts';
import { findStep, toBase32 } from '../../identity/two-factor/totp.service.ts';
import { recordAction } from '../audit/audit.service.ts';
import { createOperatorSession, endOperatorSessions } from './operator-sessions.service.ts';
import { cleanEmail, findOperatorByEmail, hashToken, type OperatorDeps } from './operators.service.ts';

export interface SignInDeps extends OperatorDeps {
  passwords: AccountDeps['passwords'];
}

interface SignedIn {
  token: string;
  email: string;
  role: OperatorRole;
}

const linkContext = (operatorId: number) => `second step of the link of operator ${operatorId}`;
const secretContext = (operatorId: number) => `second step of operator ${operatorId}`;

/** Whose sign-in a link sets up, with the secret for the app, which stays the same as long as the link does. */
export async function openLink(deps: OperatorDeps, token: string): Promise<{ email: string; secret: string }> {
  const { db, secrets } = deps;
  const link = await findLink(deps, token);
  const fresh = secrets.seal(randomBytes(20).toString('base64url'), linkContext(link.operatorId));
  const isThis = and(eq(operatorLinks.tokenHash, link.tokenHash), isNull(operatorLinks.secret));
  await db.update(operatorLinks).set({ secret: fresh }).where(isThis);
  const { email, secret } = await findLink(deps, token);
  return { email, secret: toBase32(openLinkSecret(deps, link.operatorId, secret)) };
}

/** Sets up password and app with a link and a first code of the app, ends what was signed in, and signs in. */
export async function finishLink(
  deps: SignInDeps,
  { token, password, code }: { token: string; password: string; code: string },
): Promise<SignedIn> {
  const { operatorId, email, secret } = await findLink(deps, token);
  const problem = findNewPasswordProblem(password);
  if (problem) throw new AppError('bad_input', { message: problem });
  await requireStrongPassword(deps, password, { email, phone: null });
  const bytes = openLinkSecret(deps, operatorId, secret);
  const step = findStep(bytes, code.replace(/\s/g, ''), deps.now(), 0);
  if (step === null) throw new AppError('wrong_code');
  const passwordHash = await deps.passwords.hash(password);
  return deps.db.transaction(async (tx) => {
    const [used] = await tx
      .delete(operatorLinks)
      .where(eq(operatorLinks.tokenHash, hashToken(token)))
      .returning();
    if (!used) throw new AppError('link_expired');
    const sealed = deps.secrets.seal(bytes.toString('base64url'), secretContext(operatorId));
    const set = { passwordHash, secret: sealed, lastStep: step };
    const [operator] = await tx.update(operators).set(set).where(eq(operators.id, operatorId)).returning();
    if (!operator) throw new AppError('link_expired');
    await endOperatorSessions(tx, operatorId);
    await recordAction(tx, deps.secrets, { actor: email, action: 'operator_set_up' }, deps.now());
    return { token: await createOperatorSession(tx, operatorId, deps.now()), email, role: operator.role };
  });
}

/** Signs in with password and code; one refusal for whatever is wrong, which takes the same work. */
export async function signIn(
  deps: SignInDeps,
  typed: { email: string; password: string; code: string },
  { address }: Pick<Origin, 'address'>,
): Promise<SignedIn> {
  const attempt = { role: 'operator', identity: cleanEmail(typed.email), address, accountId: null } as const;
  await throttleSignIn(deps, attempt);
  const operator = await findOperatorByEmail(deps.db, typed.email);
  const isPassword = await deps.passwords.matches(
    typed.password,
    operator?.isOff ? null : (operator?.passwordHash ?? null),
  );
  if (!operator || !isPassword || !(await spendCode(deps, operator, typed.code)))
    throw new AppError('wrong_credentials');
  await recordSuccessfulAttempt(deps.db, attempt);
  const { id, email, role } = operator;
  return deps.db.transaction(async (tx) => {
    await recordAction(tx, deps.secrets, { actor: email, action: 'signed_in' }, deps.now());
    return { token: await createOperatorSession(tx, id, deps.now()), email, role };
  });
}

/** Accepts a code of the app; the update refuses the same or an earlier one, also in concurrent requests. */
async function spendCode(
  deps: OperatorDeps,
  { id, secret }: Pick<typeof operators.$inferSelect, 'id' | 'secret'>,
  typed: string,
): Promise<boolean> {
  const [stored] = await deps.db.select({ lastStep: operators.lastStep }).from(operators).where(eq(operators.id, id));
  const opened = secret === null ? null : deps.secrets.open(secret, secretContext(id));
  if (opened === null) return false;
  const bytes = Buffer.from(opened, 'base64url');
  const step = findStep(bytes, typed.replace(/\s/g, ''), deps.now(), stored?.lastStep ?? 0);
  if (step === null) return false;
  const isUnused = and(eq(operators.id, id), eq(operators.secret, secret ?? ''), lt(operators.lastStep, step));
  return (await deps.db.update(operators).set({ lastStep: step }).where(isUnused).returning()).length > 0;
}

async function findLink({ db, now }: OperatorDeps, token: string) {
  const { operatorId, tokenHash, secret } = operatorLinks;
  const isLive = and(eq(tokenHash, hashToken(token)), gt(operatorLinks.expiresAt, now()));
  const [found] = await db
    .select({ operatorId, tokenHash, secret, email: operators.email })
    .from(operatorLinks)
    .innerJoin(operators, eq(operators.id, operatorId))
    .where(isLive);
  if (!found) throw new AppError('link_expired');
  return found;
}

/** A link whose secret nobody has seen, or that another key sealed, sets nothing up. */
function openLinkSecret({ secrets }: OperatorDeps, operatorId: number, sealed: string | null): Buffer {
  const opened = sealed === null ? null : secrets.open(sealed, linkContext(operatorId));
  if (opened === null) throw new AppError('link_expired');
  return Buffer.from(opened, 'base64url');
}
