import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeStopLink } from '../../../../contracts/communication/mail-settings.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import {
  type ContactLinkPurpose,
  contactLinkPurposes,
  describeContactLink,
  verifyContactByLink,
} from '../../../../contracts/identity/contacts.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { leaveNewAccountsUnverified } from '../../../../tests/support/identity/verified-accounts.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { contactCodes, mails } from '../../../schema/communication/mails.ts';
import { findStopToken } from '../../communication/mail/mail-settings.service.ts';
import { createCode } from '../contact-verification/contact-codes.service.ts';

const { api, db, secrets } = await buildTestApp();
await leaveNewAccountsUnverified(db);
const email = 'malee@shop.example';
const { post } = await api(signUpSeller, { body: withEmail(email) });
const accountId = Number(post.id);
const owner = { contact: 'm•••@shop.example', user_type: 'seller' };

const linkOf = (purpose: 'verify' | 'change' | 'reset' | 'undo') =>
  createCode({ db, secrets }, { accountId, purpose, contactType: 'email', contact: email }, new Date());
const describeLink = (token: string, purpose: ContactLinkPurpose) =>
  api(describeContactLink, { body: { token, purpose } });

test.each([
  ['verify', 'verify'],
  ['change', 'verify'],
  ['reset', 'reset'],
  ['undo', 'undo'],
] as const)('the link to %s tells its masked owner on its own page alone, and stays usable', async (purpose, page) => {
  const { token } = await linkOf(purpose);
  for (const asked of contactLinkPurposes) {
    if (asked === page) expect(await describeLink(token, asked)).toMatchObject(owner);
    else await expect(describeLink(token, asked)).rejects.toMatchObject({ code: 'link_expired' });
  }
  const isUnused = and(eq(contactCodes.accountId, accountId), eq(contactCodes.purpose, purpose));
  const [code] = await db.select().from(contactCodes).where(isUnused).orderBy(desc(contactCodes.id)).limit(1);
  expect(code).toMatchObject({ usedAt: null, tries: 0 });
});

test('the link that stops mails tells its masked owner', async () => {
  const { token = '' } = (await findStopToken(db, accountId)) ?? {};
  expect(await api(describeStopLink, { params: { token } })).toMatchObject(owner);
  await expect(api(describeStopLink, { params: { token: `${token}x` } })).rejects.toMatchObject({
    code: 'link_expired',
  });
});

test('a link that was used or never made tells nothing', async () => {
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, email)).limit(1);
  expect(mail?.template).toBe('confirm-contact');
  const { token } = await linkOf('verify');
  await api(verifyContactByLink, { body: { token } });
  for (const gone of [token, 'x'.repeat(32)]) {
    await expect(describeLink(gone, 'verify')).rejects.toMatchObject({ code: 'link_expired', status: 410 });
  }
});
