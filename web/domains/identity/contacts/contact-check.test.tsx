import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getContacts, requestContactCode, verifyContact } from '../../../../contracts/identity/contacts.ts';
import { getWallet } from '../../../../contracts/money/wallet.ts';
import { waitFor } from '../../../../tests/support/expect/wait-for.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { api } from '../../../lib/api/api.ts';
import '../session/api-session.ts';
import { readSession, startSession } from '../session/session.ts';
import { ContactBanner } from './contact-banner.tsx';
import { ContactCheck } from './contact-check.tsx';

const refusal = { http: 403, code: 'contact_not_verified', message: 'Confirm your email or phone first.' };
const contact = { type: 'email', address: 'malee@example.com', is_verified: false, pending: null, has_code: true };

beforeEach(() => {
  localStorage.clear();
  const post = { email: 'malee@example.com', has_verified_contact: false };
  startSession({ token: 'a-token', user_type: 'seller', post });
});

/** A page whose call is refused until the contact is confirmed. */
async function openPage() {
  const network = fakeApi();
  let isConfirmed = false;
  network.answer(getWallet, () => (isConfirmed ? { wallet: {} } : refusal));
  network.answer(getContacts, { contacts: [contact] });
  network.answer(requestContactCode, { sent_to: contact.address, expires_in_seconds: 900 });
  network.answer(verifyContact, () => {
    const isRight = network.callsOf(verifyContact).length > 1;
    isConfirmed ||= isRight;
    const post = { has_verified_contact: true };
    return isRight ? { post, contacts: [] } : { http: 400, code: 'wrong_code', message: 'This code is not right.' };
  });
  const { place } = await renderPage(
    <>
      <ContactBanner />
      <ContactCheck />
    </>,
  );
  const find = async (selector: string) => {
    // The dialog is loaded on demand.
    await waitFor(async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
      expect(place.querySelector(selector)).not.toBeNull();
    });
    return place.querySelector(selector) as HTMLElement;
  };
  async function enter(code: string) {
    const field = (await find('[name=code]')) as HTMLInputElement;
    await act(async () => {
      field.value = code;
      (field.form as HTMLFormElement).requestSubmit();
    });
  }
  return { network, place, find, enter };
}

describe('a call that needs a confirmed contact', () => {
  test('opens the dialog, keeps it open on a wrong code, and goes on after the right one', async () => {
    const { network, place, enter } = await openPage();
    const call = api(getWallet);
    await enter('12');
    expect(network.callsOf(verifyContact)).toEqual([]);
    await enter('111 111');
    expect(place.textContent).toContain('This code is not right.');
    await enter('204 913');
    await expect(call).resolves.toMatchObject({ wallet: {} });
    // The code that was sent at sign-up still works, so no other was asked for.
    expect(network.callsOf(requestContactCode)).toEqual([]);
    expect(readSession()?.post.has_verified_contact).toBe(true);
    expect(place.querySelector('section')).toBeNull();
  });

  test('is refused as before when the dialog is closed', async () => {
    const { find } = await openPage();
    const call = api(getWallet);
    call.catch(() => undefined);
    const close = await find('dialog button');
    await act(async () => close.click());
    await expect(call).rejects.toThrow('Confirm your email or phone first.');
  });
});
