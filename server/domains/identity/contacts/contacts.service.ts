import { AppError } from '../../../../contracts/errors.ts';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import type { ContactLinkPurpose, ContactType } from '../../../../contracts/identity/contacts.ts';
import type { Origin } from '../../../platform/request-origin.ts';
import { maskContact } from '../../../platform/text/mask-contact.ts';
import { getAccount } from '../accounts/accounts.service.ts';
import { removeAuthMethodsSince } from '../auth-methods/auth-methods.service.ts';
import {
  type Account,
  claimWithCode,
  contactColumns,
  contactOf,
} from '../contact-verification/claim-contact.service.ts';
import type { LimitCodes } from '../contact-verification/code-limits.service.ts';
import {
  type CodeDeps,
  type ContactCode,
  codesOf,
  createCode,
  findLink,
  listSentCodes,
  sendContactCode,
  tryCode,
  voidCodes,
} from '../contact-verification/contact-codes.service.ts';
import { type FormerContactDeps, notifyFormerContact } from '../contact-verification/former-contact.service.ts';
import { voidTokens } from '../security-events/one-time-tokens.service.ts';
import { mailSecurityChange } from '../security-events/security-change.service.ts';
import { endSessions } from '../sessions/sessions.service.ts';

export interface ContactDeps extends FormerContactDeps, CodeDeps {
  now(): Date;
  limitCodes: LimitCodes;
}

/** Sends a code to the new contact of this type that waits to be confirmed, or else to the present one. */
export async function requestCode(
  deps: ContactDeps,
  accountId: number,
  type: ContactType,
  address: string,
): Promise<{ sentTo: string }> {
  const account = await getAccount(deps.db, accountId);
  const codes = await listSentCodes(deps.db, accountId, deps.now());
  const pending = codes.find(({ contactType, purpose }) => contactType === type && purpose === 'change')?.contact;
  const current = contactOf(account, type);
  const contact = pending ?? current.contact;
  if (contact === null) throw new AppError('contact_missing');
  if (!pending && current.verifiedAt !== null) throw new AppError('contact_verified');
  await deps.limitCodes({ contact, address, accountId });
  const purpose = pending ? 'change' : 'verify';
  await deps.db.transaction((tx) =>
    sendContactCode({ ...deps, db: tx }, account, { purpose, contactType: type, contact }, deps.now()),
  );
  return { sentTo: contact };
}

/** Confirms a contact of the caller's account with the code that was typed. */
export async function verifyByCode(
  deps: ContactDeps,
  accountId: number,
  typed: string,
  origin: Origin,
): Promise<Account> {
  const now = deps.now();
  const code = await tryCode(deps, codesOf(accountId, ['verify', 'change']), typed, now);
  if (!code) throw new AppError('wrong_code');
  return apply(deps, code, 'wrong_code', origin);
}

/** Whose account a link is for, before it is used. */
export async function describeLink(
  deps: ContactDeps,
  token: string,
  purpose: ContactLinkPurpose,
): Promise<{ contact: string; user_type: UserType }> {
  const code = await findLink(deps.db, token, purpose === 'verify' ? ['verify', 'change'] : [purpose], deps.now());
  if (!code) throw new AppError('link_expired');
  const { role } = await getAccount(deps.db, code.accountId);
  return { contact: maskContact(code.contact), user_type: role };
}

/** Confirms the contact that a link was sent to. */
export async function verifyByLink(deps: ContactDeps, token: string, origin: Origin): Promise<Account> {
  const code = await findLink(deps.db, token, ['verify', 'change'], deps.now());
  if (!code) throw new AppError('link_expired');
  return apply(deps, code, 'link_expired', origin);
}

async function apply(
  deps: ContactDeps,
  code: ContactCode,
  expired: 'wrong_code' | 'link_expired',
  origin: Origin,
): Promise<Account> {
  const now = deps.now();
  const { contactType: type, contact } = code;
  return deps.db.transaction(async (tx) => {
    const { before, owner } = await claimWithCode(tx, code, expired, now);
    const hasChanged = contactOf(before, type).contact !== contact;
    if (!hasChanged) return owner;
    const within = { ...deps, db: tx };
    await notifyFormerContact(within, before, { type, successor: contact }, now);
    // Whoever reads the other contact learns of it too, because the new one may be somebody else's.
    const isOtherVerified = contactOf(before, type === 'email' ? 'phone' : 'email').verifiedAt !== null;
    const told = { ...before, ...contactColumns(type, null, null) };
    const change = { type: 'contact-changed', origin, detail: maskContact(contact) } as const;
    if (isOtherVerified) await mailSecurityChange(within, told, change);
    return owner;
  });
}

/**
 * Takes a change of contact back, for the owner whose password somebody else knows: everyone is signed out, what was
 * added since the change signs nobody in, codes and links are void, and the returned token sets a new password. The
 * second step is still asked for.
 */
export async function undoChange(deps: ContactDeps, token: string): Promise<{ account: Account; resetToken: string }> {
  const now = deps.now();
  const code = await findLink(deps.db, token, ['undo'], now);
  if (!code) throw new AppError('link_expired');
  const { accountId, contactType, contact } = code;
  return deps.db.transaction(async (tx) => {
    const { owner: account } = await claimWithCode(tx, code, 'link_expired', now);
    await endSessions(tx, accountId);
    await removeAuthMethodsSince(tx, accountId, code.createdAt);
    await voidCodes(tx, accountId);
    await voidTokens(tx, accountId);
    const { token: resetToken } = await createCode(
      { ...deps, db: tx },
      { accountId, purpose: 'reset', contactType, contact },
      now,
    );
    return { account, resetToken };
  });
}
