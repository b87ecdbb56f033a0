import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { slow } from '../slow.ts';
import { clearStorage, openAccount, store, storedSession, toast } from './account-steps.ts';

// The removed passkey is refused on purpose.
// A call that was under way when the token was renewed is refused once and sent again.
test.use({ allowedConsoleErrors: [/status of 40[01]/] });

/** A device with a fingerprint sensor, which answers while somebody touches it. */
async function addDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const touch = (enabled: boolean) =>
    client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return {
    /** Does something with a finger on the sensor. */
    async touchDuring(act: () => Promise<unknown>): Promise<void> {
      await touch(true);
      await act();
      await touch(false);
    },
  };
}

/** Without offers of passkeys in the email field, people press the button. */
const offerNothingInFields = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

const pressPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' }).click();

const sides = [
  { role: 'customer', account: '/account', signIn: '/signin-user', isOffered: false },
  { role: 'seller', account: '/profile', signIn: '/signin', isOffered: true },
] as const;

for (const { role, account, signIn, isOffered } of sides) {
  const tag = isOffered ? slow : [];
  const method = isOffered ? 'as the email field offers it' : 'with the button';
  test(`a ${role} adds a passkey in two taps, signs in ${method} and removes it`, { tag }, async ({
    page,
    request,
  }) => {
    if (!isOffered) await offerNothingInFields(page);
    const { email: _, ...session } = await openAccount(request, role);
    await store(page, 'snapbazaar.session', JSON.stringify(session));
    const device = await addDevice(page);
    await page.goto(account);
    await device.touchDuring(async () => {
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(toast(page, 'Passkey added.')).toBeVisible();
    });
    const passkey = page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');
    await expect(passkey).toContainText('Chrome on Windows');
    expect((await storedSession(page)).token).not.toBe(session.token);

    await passkey.getByRole('button', { name: 'Rename Chrome on Windows' }).click();
    const dialog = page.getByRole('dialog', { name: 'Name of the passkey' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('My phone');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(passkey).toContainText('My phone');

    await clearStorage(page);
    await device.touchDuring(async () => {
      await page.goto(`${signIn}?next=${account}`);
      if (!isOffered) await pressPasskey(page);
      await expect(page).toHaveURL(account);
    });
    expect((await storedSession(page)).post.id).toBe(session.post.id);

    await passkey.getByRole('button', { name: 'Remove My phone' }).click();
    await expect(toast(page, 'Passkey removed.')).toBeVisible();
    await expect(passkey).toHaveCount(0);
    await clearStorage(page);
    await device.touchDuring(async () => {
      await page.goto(signIn);
      if (!isOffered) await pressPasskey(page);
      await expect(page.getByText('This passkey cannot be used here.')).toBeVisible();
    });
    expect(await storedSession(page)).toBeNull();
  });
}
