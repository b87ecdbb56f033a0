import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { AppError } from '../../../../contracts/errors.ts';
import { hasRight, type OperatorRole } from '../../../../contracts/operator-rights.ts';

/** The account that makes a request. */
export interface Account {
  id: number;
  role: 'seller' | 'customer';
  sessionId: number;
  /** Many people share a demo account. */
  isDemo: boolean;
  /** When the person last proved who they are; see `requireFresh`. */
  reauthenticatedAt: Date | null;
  /** Whether the owner has proved to read the email or the phone. */
  hasVerifiedContact: boolean;
}

/** Finds the account of a token's live session, or null. */
export type Identify = (token: string) => Promise<Account | null>;

/** The operator that makes a request. Operators are no accounts: neither has a token that the other's calls accept. */
export interface Operator {
  id: number;
  email: string;
  role: OperatorRole;
  sessionId: number;
}

/** Finds the operator of a token's live session, or null; a call that a page makes by itself does not prolong it. */
export type IdentifyOperator = (token: string, isPolled: boolean) => Promise<Operator | null>;

/** The token of a request: `Bearer <token>`, or the bare token. */
export function readToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization?.trim();
  if (!header) return null;
  return header.replace(/^bearer\s+/i, '') || null;
}

/** The signed-in account, or null: for open endpoints that also serve signed-in callers. */
export async function findCaller(request: FastifyRequest, identify: Identify): Promise<Account | null> {
  const token = readToken(request);
  return token === null ? null : identify(token);
}

/** Returns the request's account if the endpoint's access rule allows it; throws otherwise. */
export async function requireAccess(
  { access, refusesDemo, needsVerifiedContact }: Pick<Endpoint, 'access' | 'refusesDemo' | 'needsVerifiedContact'>,
  request: FastifyRequest,
  identify: Identify,
): Promise<Account | null> {
  if (access === 'open') return null;
  const account = await findCaller(request, identify);
  if (!account) throw new AppError('not_signed_in');
  if (access !== 'account' && account.role !== access) throw new AppError('not_allowed');
  if (refusesDemo && account.isDemo) throw new AppError('not_for_demo');
  if (needsVerifiedContact && !account.hasVerifiedContact) throw new AppError('contact_not_verified');
  return account;
}

/** Returns the operator of a request if their role has the right that the endpoint names; throws otherwise. */
export async function requireOperator(
  { right, isPolled }: Pick<Endpoint, 'right' | 'isPolled'>,
  request: FastifyRequest,
  identifyOperator: IdentifyOperator,
): Promise<Operator> {
  const token = readToken(request);
  const operator = token === null ? null : await identifyOperator(token, isPolled === true);
  if (!operator) throw new AppError('not_signed_in');
  if (!hasRight(operator.role, right)) throw new AppError('not_allowed');
  return operator;
}
