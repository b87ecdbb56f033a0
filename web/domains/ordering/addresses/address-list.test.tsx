import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type Address, addAddress, listAddresses } from '../../../../contracts/ordering/addresses.ts';
import { waitFor } from '../../../../tests/support/expect/wait-for.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { AddressList } from './address-list.tsx';

// The test DOM has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
});

const home: Address = {
  ...{ id: '4', name: 'Mali Srisuk', phone: '', country: 'TH', postal_code: '10110', region: 'Bangkok' },
  ...{ city: '', district: '', line1: '12/5 Soi Sukhumvit 31', line2: '', is_default: true },
};
const office: Address = { ...home, id: '5', name: 'Mali at work', is_default: false };

let network: ReturnType<typeof fakeApi>;
beforeEach(() => {
  network = fakeApi();
});

const press = (place: HTMLElement, text: string) =>
  act(async () => [...place.querySelectorAll('button')].findLast((one) => one.textContent === text)?.click());

test('an empty list of addresses says so, and lets one be added', async () => {
  const { place } = await renderPage(<AddressList first={[]} />);
  expect(place.textContent).toContain('No addresses yet');
  await press(place, 'Add an address');
  await act(async () => void (await import('./address-fields.tsx')));
  for (const [name, value] of Object.entries({ name: 'Mali', country: 'TH' })) {
    const field = place.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field) field.value = value;
    await act(async () => void field?.dispatchEvent(new Event('change', { bubbles: true })));
  }
  const street = place.querySelector<HTMLInputElement>('[name=line1]');
  if (street) street.value = 'Soi 31';
  network.answer(addAddress, { address: home });
  network.answer(listAddresses, { addresses: [home] });
  await act(async () => place.querySelector('form')?.requestSubmit());
  await act(() => waitFor(() => expect(place.textContent).toContain('Mali Srisuk')));
  expect(network.callsOf(addAddress)[0]?.body).toMatchObject({ name: 'Mali', country: 'TH', line1: 'Soi 31' });
});

test('another address becomes the default, and one is removed only when that is confirmed', async () => {
  const { place } = await renderPage(<AddressList first={[home, office]} />);
  network.answerAt('PUT /customer/addresses/5', { address: { ...office, is_default: true } });
  network.answer(listAddresses, {
    addresses: [
      { ...office, is_default: true },
      { ...home, is_default: false },
    ],
  });
  await press(place, 'Use it for the next order');
  await act(() => waitFor(() => expect(place.textContent).toMatch(/Mali at work.*Default.*Mali Srisuk/)));
  await press(place, 'Remove');
  network.answerAt('DELETE /customer/addresses/4', {});
  network.answer(listAddresses, { addresses: [office] });
  await press(place, 'Remove');
  await act(() => waitFor(() => expect(place.textContent).not.toContain('Mali Srisuk')));
});
