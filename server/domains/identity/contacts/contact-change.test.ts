import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { minuteMs } from '../../../../contracts/durations.ts';
import { changePassword, signInSeller, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import * as contract from '../../../../contracts/identity/contacts.ts';
import { resetPassword } from '../../../../contracts/identity/password-reset.ts';
import { changeDetails } from '../../../../contracts/identity/profile.ts';
import { reauthenticate } from '../../../../contracts/identity/security.ts';
import { confirmTwoFactor, startTwoFactor } from '../../../../contracts/identity/two-factor.ts';
import { codeOfApp } from '../../../../tests/support/identity/authenticator-app.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { leaveNewAccountsUnverified } from '../../../../tests/support/identity/verified-accounts.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { passkeys } from '../../../schema/identity/sign-in.ts';

let moment = new Date('2026-11-16T12:00:00Z');
const later = (minutes: number) => {
  moment = new Date(moment.getTime() + minutes * minuteMs);
};
const { api, apiAs, db } = await buildTestApp({ now: () => moment });
await leaveNewAccountsUnverified(db);

/** The code and the token of the last mail to an address. */
async function lastMail(recipient: string, template: string) {
  const isAsked = and(eq(mails.recipient, recipient), eq(mails.template, template));
  const [mail] = await db.select().from(mails).where(isAsked).orderBy(desc(mails.createdAt)).limit(1);
  return mail?.parameters as { code: string; token: string };
}
const lastCode = (recipient: string) => lastMail(recipient, 'confirm-contact');

async function signUp(email: string, secret: string) {
  const { token, post } = await api(signUpSeller, { body: withEmail(email, secret) });
  return { id: Number(post.id), as: apiAs(token) };
}
const accountOf = async (id: number) => (await db.select().from(accounts).where(eq(accounts.id, id)))[0];

describe('a change of email', () => {
  const password = 'mango on a raft 9';

  async function verified(email: string) {
    const person = await signUp(email, password);
    await person.as(contract.verifyContact, { body: { code: (await lastCode(email)).code } });
    return person;
  }
  const undo = (token: string) => api(contract.undoContactChange, { body: { token } });
  const details = (email: string, phone = '') => ({
    body: { name: 'Malee', email, phone, current_password: password },
  });

  test('holds once the new one is confirmed, and the old one can take it back with everyone signed out', async () => {
    const { as, id } = await verified('old@example.com');
    later(7 * 24 * 60);
    const { post, contacts } = await as(changeDetails, details('new-one@example.com'));
    expect(post).toMatchObject({ name: 'Malee', email: 'old@example.com' });
    expect(contacts[0]).toMatchObject({ address: 'old@example.com', pending: 'new-one@example.com' });
    later(1);
    await as(contract.verifyContact, { body: { code: (await lastCode('new-one@example.com')).code } });
    expect(await accountOf(id)).toMatchObject({ email: 'new-one@example.com', emailVerifiedAt: moment });
    later(1);
    await as(changeDetails, details('third@example.com'));
    await as(contract.verifyContact, { body: { code: (await lastCode('third@example.com')).code } });

    const { token: thiefs } = await lastMail('new-one@example.com', 'contact-changed');
    expect(thiefs).toBeNull();
    const { token: owners } = await lastMail('old@example.com', 'contact-changed');
    later(2 * 24 * 60);
    expect(await undo(owners)).toMatchObject({ user_type: 'seller', reset_token: expect.any(String) });
    expect(await accountOf(id)).toMatchObject({ email: 'old@example.com', emailVerifiedAt: moment });
    await expect(as(contract.getContacts)).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(undo(owners)).rejects.toMatchObject({ code: 'link_expired' });
  });

  test('cannot be taken back after three days, and an unknown mail is told nothing', async () => {
    const { as } = await verified('steady@example.com');
    later(7 * 24 * 60);
    await as(changeDetails, details('moved@example.com'));
    await as(contract.verifyContact, { body: { code: (await lastCode('moved@example.com')).code } });
    const { token } = await lastMail('steady@example.com', 'contact-changed');
    later(3 * 24 * 60 + 1);
    const late = api(contract.undoContactChange, { body: { token } });
    await expect(late).rejects.toMatchObject({ code: 'link_expired' });
  });

  test('is no back door for somebody who was in the account for an hour: the link is not for a new address', async () => {
    const { as } = await verified('lasting@example.com');
    later(10 * 24 * 60);
    await as(reauthenticate, { body: { password } });
    for (const email of ['attacker@example.com', 'lasting@example.com']) {
      await as(changeDetails, details(email));
      later(1);
      await as(contract.verifyContact, { body: { code: (await lastCode(email)).code } });
    }
    expect(await lastMail('attacker@example.com', 'contact-changed')).toMatchObject({ token: null });
  });

  test('is not taken back after a change of the password, and the second step outlives taking it back', async () => {
    const { as, id } = await verified('guarded@example.com');
    later(7 * 24 * 60);
    await as(reauthenticate, { body: { password } });
    const { secret } = await as(startTwoFactor);
    const on = apiAs((await as(confirmTwoFactor, { body: { code: codeOfApp(secret, moment) } })).token);
    const passkey = { publicKey: Buffer.from('key'), counter: 0, transports: [], userHandle: 'h', isSynced: false };
    const added = (name: string) => ({ ...passkey, accountId: id, credentialId: name, name, createdAt: moment });
    await db.insert(passkeys).values(added('before'));
    later(1);
    await on(changeDetails, details('thief@example.com'));
    await on(contract.verifyContact, { body: { code: (await lastCode('thief@example.com')).code } });
    await db.insert(passkeys).values(added('after'));
    const { token } = await lastMail('guarded@example.com', 'contact-changed');
    const { reset_token } = await undo(token);
    expect((await db.select().from(passkeys).where(eq(passkeys.accountId, id))).map(({ name }) => name)).toEqual([
      'before',
    ]);
    await api(resetPassword, { body: { token: reset_token, new_password: 'a boat full of oranges' } });
    const signedIn = api(signInSeller, { body: withEmail('guarded@example.com', 'a boat full of oranges') });
    await expect(signedIn).rejects.toMatchObject({ code: 'two_factor_required' });

    const moved = await verified('moving@example.com');
    later(7 * 24 * 60);
    await moved.as(changeDetails, details('moved-on@example.com'));
    await moved.as(contract.verifyContact, { body: { code: (await lastCode('moved-on@example.com')).code } });
    const { token: voided } = await lastMail('moving@example.com', 'contact-changed');
    await moved.as(changePassword, { body: { current_password: password, new_password: 'sticky rice 8' } });
    await expect(undo(voided)).rejects.toMatchObject({ code: 'link_expired' });
  });

  test('is mailed to the other contact as well', async () => {
    const { as, id } = await verified('both-ways@example.com');
    await as(changeDetails, details('both-ways@example.com', '+66887654399'));
    await as(contract.verifyContact, { body: { code: (await lastCode('+66887654399')).code } });
    const [told] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.accountId, id), eq(mails.template, 'security-changed')));
    expect(told).toMatchObject({ recipient: 'both-ways@example.com', parameters: { change: 'contact-changed' } });
  });

  test('to a proved address of another account is refused, and the only contact stays until a new one is confirmed', async () => {
    await verified('taken@example.com');
    const { as, id } = await verified('mine@example.com');
    await expect(as(changeDetails, details('taken@example.com'))).rejects.toMatchObject({ code: 'email_taken' });
    await as(changeDetails, details('', '+66887654321'));
    expect(await accountOf(id)).toMatchObject({ email: 'mine@example.com', phone: null });
    await as(contract.verifyContact, { body: { code: (await lastCode('+66887654321')).code } });
    await as(changeDetails, details('', '+66887654321'));
    expect(await accountOf(id)).toMatchObject({ email: null, emailVerifiedAt: null, phone: '+66887654321' });
    expect(await lastMail('mine@example.com', 'contact-changed')).toMatchObject({ contact: '••••321' });
  });
});
