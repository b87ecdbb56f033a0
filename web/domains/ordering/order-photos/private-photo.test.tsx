import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { getCustomerOrderPhoto } from '../../../../contracts/ordering/orders/order-photos.ts';
import { waitFor } from '../../../../tests/support/expect/wait-for.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { PrivatePhoto } from './private-photo.tsx';

const params = { id: '36', name: 'slip.webp' };

function Page() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && <PrivatePhoto reader="customer" orderId={params.id} name={params.name} alt="The slip" />}
      <button type="button" onClick={() => setShown(false)}>
        Leave
      </button>
    </>
  );
}

const press = (place: HTMLElement, text: string) =>
  act(async () => [...place.querySelectorAll('button')].find((button) => button.textContent === text)?.click());

test('a private photo is loaded with the session, tried again after an error, and released with the page', async () => {
  const network = fakeApi();
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:slip');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const message = 'This photo is no longer here.';
  network.answer(getCustomerOrderPhoto, { http: 404, message, code: 'order_photo_not_found' }, params);
  const { place } = await renderPage(<Page />);
  await waitFor(() => expect(place.querySelector('[role=alert]')?.textContent).toBe(message));

  const photo = new Response('photo', { headers: { 'content-type': 'image/webp' } });
  network.answer(getCustomerOrderPhoto, photo, params);
  await press(place, 'Try again');
  await waitFor(() => expect(place.querySelector('img')?.getAttribute('src')).toBe('blob:slip'));
  expect(create.mock.calls[0]?.[0]).toHaveProperty('type', 'image/webp');
  await press(place, 'Leave');
  expect(revoke).toHaveBeenCalledWith('blob:slip');
});
