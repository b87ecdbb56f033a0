import { AppError } from '../../../../contracts/errors.ts';
import type { ContactType } from '../../../../contracts/identity/contacts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { getAccount } from '../accounts/accounts.service.ts';
import { removeAuthMethods } from '../auth-methods/auth-methods.service.ts';
import { type Account, claimWithCode, contactOf } from '../contact-verification/claim-contact.service.ts';
import type { LimitCodes } from '../contact-verification/code-limits.service.ts';
import {
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
import { endSessions } from '../sessions/sessions.service.ts';

export interface ContactDeps extends FormerContactDeps {
  db: Db;
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
    sendContactCode(tx, deps.queue, account, { purpose, contactType: type, contact }, deps.now()),
  );
  return { sentTo: contact };
}

/** Confirms a contact of the caller's account with the code that was typed. */
export async function verifyByCode(deps: ContactDeps, accountId: number, typed: string): Promise<Account> {
  const now = deps.now();
  const code = await tryCode(deps.db, codesOf(accountId, ['verify', 'change']), typed, now);
  if (!code) throw new AppError('wrong_code');
  return apply(deps, code, 'wrong_code');
}

/** Confirms the contact that a link was sent to. */
export async function verifyByLink(deps: ContactDeps, token: string): Promise<Account> {
  const code = await findLink(deps.db, token, ['verify', 'change'], deps.now());
  if (!code) throw new AppError('link_expired');
  return apply(deps, code, 'link_expired');
}

async function apply(deps: ContactDeps, code: ContactCode, expired: 'wrong_code' | 'link_expired'): Promise<Account> {
  const now = deps.now();
  const { contactType: type, contact } = code;
  return deps.db.transaction(async (tx) => {
    const { before, owner } = await claimWithCode(tx, code, expired, now);
    const hasChanged = contactOf(before, type).contact !== contact;
    if (hasChanged) await notifyFormerContact(tx, deps, before, { type, successor: contact }, now);
    return owner;
  });
}

/**
 * Takes a change of contact back, for the owner whose password somebody else knows: everyone is signed out, every other
 * way in, code and link of the account is void, and the returned token sets a new password.
 */
export async function undoChange(deps: ContactDeps, token: string): Promise<{ account: Account; resetToken: string }> {
  const now = deps.now();
  const code = await findLink(deps.db, token, ['undo'], now);
  if (!code) throw new AppError('link_expired');
  const { accountId, contactType, contact } = code;
  return deps.db.transaction(async (tx) => {
    const { owner: account } = await claimWithCode(tx, code, 'link_expired', now);
    await endSessions(tx, accountId);
    await removeAuthMethods(tx, accountId);
    await voidCodes(tx, accountId);
    const { token: resetToken } = await createCode(tx, { accountId, purpose: 'reset', contactType, contact }, now);
    return { account, resetToken };
  });
}
