import type { Page } from '@playwright/test';
import { openAccount, store, storedSession, toast } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { slow } from './slow.ts';

// The removed passkey is refused on purpose.
test.use({ allowedConsoleErrors: [/status of 400/] });

/** A device with a fingerprint sensor. It answers while somebody touches it. */
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
    /** Presses a button and touches the sensor when the browser asks for it. */
    async pressAndTouch(name: string): Promise<void> {
      await touch(true);
      await page.getByRole('button', { name }).click();
    },
    release: () => touch(false),
  };
}

const sides = [
  { kind: 'customer', account: '/account', signIn: '/signin-user', tag: [] },
  { kind: 'seller', account: '/profile', signIn: '/signin', tag: slow },
] as const;

for (const { kind, account, signIn, tag } of sides) {
  test(`a ${kind} adds a passkey in two taps, signs in with it and removes it`, { tag }, async ({ page, request }) => {
    const { email: _, ...session } = await openAccount(request, kind);
    await store(page, 'snapbazaar.session', JSON.stringify(session));
    const device = await addDevice(page);
    await page.goto(account);
    await device.pressAndTouch('Add a passkey');
    await expect(toast(page, 'Passkey added.')).toBeVisible();
    const passkey = page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');
    await expect(passkey).toContainText('Chrome on Windows');
    expect((await storedSession(page)).token).not.toBe(session.token);
    await device.release();

    await passkey.getByRole('button', { name: 'Rename Chrome on Windows' }).click();
    const dialog = page.getByRole('dialog', { name: 'Name of the passkey' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('My phone');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(passkey).toContainText('My phone');

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${signIn}?next=${account}`);
    await device.pressAndTouch('Sign in with a passkey');
    await expect(page).toHaveURL(account);
    expect((await storedSession(page)).post.id).toBe(session.post.id);
    await device.release();

    await passkey.getByRole('button', { name: 'Remove My phone' }).click();
    await expect(toast(page, 'Passkey removed.')).toBeVisible();
    await expect(passkey).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await page.goto(signIn);
    await device.pressAndTouch('Sign in with a passkey');
    await expect(
      toast(page, 'This passkey cannot be used here. Please try another one, or sign in another way.'),
    ).toBeVisible();
    expect(await storedSession(page)).toBeNull();
  });
}
