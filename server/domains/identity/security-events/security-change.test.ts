import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { addPasskey, removePasskey, startPasskeyRegistration } from '../../../../contracts/identity/passkeys.ts';
import { getSecurity, listAccountEvents } from '../../../../contracts/identity/security.ts';
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  turnTwoFactorOff,
} from '../../../../contracts/identity/two-factor.ts';
import { languages } from '../../../../contracts/languages.ts';
import { linkBankAccount, unlinkBankAccount } from '../../../../contracts/money/wallet.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { codeOfApp } from '../../../../tests/support/identity/authenticator-app.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createAuthenticator } from '../../../../tests/support/identity/software-authenticator.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { securityChanged, securityChanges } from './security-change-mail.ts';

const moment = new Date('2026-11-16T08:00:00Z');
const { api, apiAs, db } = await buildTestApp({ now: () => moment });

async function mailedChanges(accountId: number) {
  const sent = await db.select().from(mails).where(eq(mails.accountId, accountId));
  return sent.filter(({ template }) => template === 'security-changed').map(({ parameters }) => parameters);
}

describe('a change of what signs in or is paid', () => {
  test('is mailed to the owner with its name, time and device', async () => {
    const { token, post } = await api(signUpSeller, { body: withEmail('owner@example.com') });
    const device = createAuthenticator('http://localhost:3000');
    const { options } = await apiAs(token)(startPasskeyRegistration);
    const added = await apiAs(token)(addPasskey, { body: { name: 'Phone', response: device.register(options) } });
    const { secret } = await apiAs(added.token)(startTwoFactor);
    const on = await apiAs(added.token)(confirmTwoFactor, { body: { code: codeOfApp(secret, moment) } });
    await apiAs(on.token)(renewRecoveryCodes);
    const off = await apiAs(on.token)(turnTwoFactorOff);
    const [passkey] = (await apiAs(off.token)(getSecurity)).security.passkeys;
    const call = apiAs((await apiAs(off.token)(removePasskey, { params: { id: passkey?.id ?? '' } })).token);
    await call(linkBankAccount, { body: { id: 'sandbox-bank' } });
    await call(unlinkBankAccount, {});
    await call(unlinkBankAccount, {});
    const changes = await mailedChanges(Number(post.id));
    expect(changes.map(({ change }) => change).sort()).toEqual([
      'bank-linked',
      'bank-unlinked',
      'passkey-added',
      'passkey-removed',
      'recovery-codes-renewed',
      'two-factor-off',
      'two-factor-on',
    ]);
    const about = changes.find(({ change }) => change === 'passkey-added');
    expect(about).toMatchObject({ detail: 'Phone', role: 'seller', time: moment.toISOString() });
    const { events } = await call(listAccountEvents, { body: {} });
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['bank-linked', 'passkey-added']));
  });

  test('of a demo account, which many people share, is not mailed', async () => {
    const { token, post } = await api(signUpSeller, { body: withEmail('demo-owner@example.com') });
    const accountId = Number(post.id);
    await db.update(accounts).set({ isDemo: true }).where(eq(accounts.id, accountId));
    await apiAs(token)(linkBankAccount, { body: { id: 'sandbox-bank' } });
    expect(await mailedChanges(accountId)).toEqual([]);
  });

  test.each(languages)('is named, dated and answered with what to do in %s', (language) => {
    const parameters = { role: 'seller' as const, device: 'chrome/android', time: moment.toISOString() };
    const subjects = securityChanges.map((change) => {
      const mail = withLocale(language, () =>
        securityChanged.write({ ...parameters, change, detail: 'Kasikorn 1234' }),
      );
      const text = mail.paragraphs.join('\n');
      for (const part of ['Chrome', 'Android', '08:00 UTC', 'Kasikorn 1234']) expect(text).toContain(part);
      expect(mail.button?.path).toBe('/forgot-password');
      return mail.subject;
    });
    expect(new Set(subjects).size).toBe(securityChanges.length);
  });
});
