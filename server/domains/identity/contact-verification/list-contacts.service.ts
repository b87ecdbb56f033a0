import { type Contact, contactTypes } from '../../../../contracts/identity/contacts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Account, contactOf } from './claim-contact.service.ts';
import { hasTriesLeft, listSentCodes } from './contact-codes.service.ts';

/** The contacts that an account has or waits for. */
export async function listContacts(db: Db, account: Account, now: Date): Promise<Contact[]> {
  const codes = await listSentCodes(db, account.id, now);
  return contactTypes
    .map((type) => {
      const { contact, verifiedAt } = contactOf(account, type);
      const [code] = codes.filter(({ contactType }) => contactType === type);
      const pending = code?.purpose === 'change' ? code.contact : null;
      const has_code = code !== undefined && hasTriesLeft(code);
      return { type, address: contact, is_verified: verifiedAt !== null, pending, has_code };
    })
    .filter(({ address, pending: waiting }) => address !== null || waiting !== null);
}
