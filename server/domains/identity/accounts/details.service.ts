import { and, eq, sql } from 'drizzle-orm';
import { findSubCategory } from '../../../../catalog/categories/lookup.ts';
import { AppError } from '../../../../contracts/errors.ts';
import { type ContactType, contactTypes } from '../../../../contracts/identity/contacts.ts';
import type { Details } from '../../../../contracts/identity/rules/profile-rules.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { accountRulesText } from '../../../../i18n/generated/account-rules.ts';
import { defaultNamesText } from '../../../../i18n/generated/default-names.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/request-origin.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { type Account, contactColumns, contactOf, takenError } from '../contact-verification/claim-contact.service.ts';
import { sendContactCode } from '../contact-verification/contact-codes.service.ts';
import { notifyFormerContact } from '../contact-verification/former-contact.service.ts';
import { recordEvent } from '../security-events/events.service.ts';
import { isStillVerified } from '../sessions/sessions.service.ts';
import { type AccountDeps, type Caller, getAccount, verifyOwner } from './accounts.service.ts';
import { findAccountsWithContact } from './accounts-with-contact.service.ts';
import { normalizeEmail, normalizePhone } from './identity.ts';

/**
 * Changes name, email and phone; a new email or phone requires the password or a fresh reauthentication, because it is used to sign
 * in, and takes effect once it is confirmed with a code. The only contact stays until then, also where it was removed.
 */
export async function changeDetails(
  deps: AccountDeps,
  caller: Caller,
  details: Partial<Details> & { current_password: string },
  origin: Origin,
): Promise<{ account: Account; hasSentCode: boolean }> {
  const account = await getAccount(deps.db, caller.id);
  const accountId = account.id;
  const wanted = {
    email: details.email ? normalizeEmail(details.email) : keptOrNone(account.email, details.email),
    phone: details.phone ? await normalizePhone(details.phone) : keptOrNone(account.phone, details.phone),
  };
  if (wanted.email === null && wanted.phone === null) {
    throw new AppError('bad_input', { message: withLocale('en', () => accountRulesText('contactRequired')) });
  }
  const changes = contactTypes.filter((type) => wanted[type] !== account[type]);
  if (changes.length > 0) await verifyOwner(deps, caller, details.current_password, origin);
  const added = changes.flatMap((type) => (wanted[type] === null ? [] : [{ type, contact: wanted[type] }]));
  for (const { type, contact } of added) {
    await requireUnverified(deps.db, account, type, contact);
    await deps.limitCodes({ contact, address: origin.address, accountId });
  }
  const kept = contactTypes.find((type) => account[type] !== null && wanted[type] !== null);
  const removed = kept ? changes.filter((type) => wanted[type] === null) : [];
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const changed = await save(tx, account, details.name?.normalize('NFC') ?? account.name, removed);
    for (const type of removed) {
      await notifyFormerContact({ ...deps, db: tx }, account, { type, successor: changed[kept ?? type] ?? '' }, now);
    }
    for (const { type: contactType, contact } of added) {
      await sendContactCode({ ...deps, db: tx }, changed, { purpose: 'change', contactType, contact }, now);
    }
    if (changes.length > 0) await recordEvent({ ...deps, db: tx }, { accountId, type: 'contact-changed', origin });
    return { account: changed, hasSentCode: added.length > 0 };
  });
}

/** A contact that was not sent stays, and an empty one is removed. */
const keptOrNone = (kept: string | null, sent: string | undefined) => (sent === undefined ? kept : null);

/** Saves the name and removes contacts, while the account is the one whose password was checked. */
async function save(tx: Db, account: Account, name: string, removed: ContactType[]): Promise<Account> {
  const without = Object.assign({}, ...removed.map((type) => contactColumns(type, null, null)));
  const [changed] = await tx
    .update(accounts)
    .set({ name, ...without, hasDefaultName: account.hasDefaultName && name === account.name })
    .where(isStillVerified(account))
    .returning();
  if (!changed) throw new AppError('not_signed_in');
  return changed;
}

async function requireUnverified(db: Db, { id, role }: Account, type: ContactType, contact: string): Promise<void> {
  const holders = await findAccountsWithContact(db, role, type, contact);
  const isVerified = holders.some((holder) => holder.id !== id && contactOf(holder, type).verifiedAt !== null);
  if (isVerified) throw takenError(type);
}

/** Sets a shop's name, unless the seller has already chosen one. */
export async function nameShop(db: Db, accountId: number, name: string): Promise<void> {
  await db
    .update(accounts)
    .set({ name, hasDefaultName: false })
    .where(and(eq(accounts.id, accountId), accounts.hasDefaultName));
}

/** Names a shop after its first listing where the seller has not named it, who can still do so. */
export async function suggestShopName(
  db: Db,
  accountId: number,
  { subCategoryId, sourceLanguage = 'en' }: { subCategoryId: number; sourceLanguage?: Language | undefined },
): Promise<void> {
  const category = findSubCategory(subCategoryId)?.names[sourceLanguage];
  if (!category) return;
  const name = withLocale(sourceLanguage, () => defaultNamesText('shop', { category }));
  const isFirst = sql`(select count(*) from ${products} where ${products.sellerId} = ${accountId}) = 1`;
  await db
    .update(accounts)
    .set({ name })
    .where(and(eq(accounts.id, accountId), accounts.hasDefaultName, isFirst));
}
