import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getCommission } from '../../../../../contracts/money/commission.ts';
import { getPaymentMethods, putPaymentMethods } from '../../../../../contracts/ordering/payments/payment-methods.ts';
import { putShipping, type ShippingProfile } from '../../../../../contracts/ordering/shipping.ts';
import { fakeApi } from '../../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../../tests/support/render-hook.tsx';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { emptyDraft } from '../draft/draft.ts';
import { useWizard } from '../use-wizard.ts';
import { StepLogistics } from './step-logistics.tsx';

const fromThailand: ShippingProfile = {
  ...{ country: 'TH', place: 'Chiang Mai', pack_days: 2, home_fee_cents: 150 },
  ...{ region_fee_cents: 900, world_fee_cents: 2700, free_from_cents: null },
  ...{ return_days: null, return_address: null },
};

let network: ReturnType<typeof fakeApi>;
beforeEach(() => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'Asia/Bangkok',
  } as Intl.ResolvedDateTimeFormatOptions);
  network = fakeApi();
  network.answer(getCommission, { commission: { percent: 5, fixed_cents: 0, varies: false } });
  network.answer(getPaymentMethods, {
    ...{
      is_saved: false,
      payment_methods: { card: true, cash_on_delivery: false, is_sandbox: true, commission_fixed_cents: 0 },
    },
  });
  return () => {
    localStorage.clear();
    vi.restoreAllMocks();
  };
});

/** The step of a seller whose browser is in Thailand. */
async function openStep(answer: { shipping: ShippingProfile; is_saved: boolean }) {
  network.answerAt('GET /user/shipping?country=TH', { currency: 'USD', ...answer });
  function Page() {
    const wizard = useWizard('malee');
    return <StepLogistics wizard={wizard} onBack={() => undefined} isSheet={false} takesFocus={false} />;
  }
  const { place } = await renderPage(<Page />);
  const select = () => place.querySelector<HTMLSelectElement>('select[name=country]');
  return {
    place,
    select,
    choose: (country: string) =>
      act(async () => {
        const field = select();
        if (field) field.value = country;
        field?.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    finish: () => act(async () => place.querySelector('form')?.requestSubmit()),
  };
}

test('parcels leave from the country that the estimate is for', async () => {
  const step = await openStep({ shipping: { ...fromThailand, country: 'VN' }, is_saved: false });
  expect(step.select()?.value).toBe('VN');
  expect(step.place.textContent).toContain('one tracked parcel from Vietnam');
  expect(step.place.textContent).toContain('Parcels leave from Vietnam within 2 days. Delivery at home costs $ 1.50.');
});

test('another country to ship from changes the suggested fees, and is saved with them', async () => {
  network.answer(putPaymentMethods, { http: 409, message: 'Not now.' });
  network.answer(putShipping, () => ({ shipping: network.callsOf(putShipping)[0]?.body as object }));
  const step = await openStep({ shipping: fromThailand, is_saved: false });
  await step.choose('JP');
  expect(step.place.textContent).toContain('one tracked parcel from Japan');
  expect(step.place.textContent).toContain('Parcels leave from Japan within 2 days. Delivery at home costs $ 4.00.');
  await step.finish();
  expect(network.callsOf(putShipping)[0]?.body).toMatchObject({ country: 'JP', place: '', home_fee_cents: 400 });
});

test('a shop without a name is asked for one before its first listing', async () => {
  const session = { token: 'a', user_type: 'seller', post: { name: 'Seller 3FBCD', has_default_name: true } };
  localStorage.setItem(storageKeys.session, JSON.stringify(session));
  const step = await openStep({ shipping: fromThailand, is_saved: false });
  await step.finish();
  expect(step.place.textContent).toContain('Please give your shop a name');
  expect(document.activeElement?.getAttribute('name')).toBe('shopName');
  expect(network.callsOf(putShipping)).toEqual([]);
});

test('the sample fees are marked as a sample, and end with the seller’s own', async () => {
  const fresh = await openStep({ shipping: fromThailand, is_saved: false });
  const sample = fresh.place.querySelector('[aria-labelledby=sample-fees-heading]');
  expect(sample?.textContent).toMatch(/Sample data.*\$40.*\$120.*\(no fee\).*A sample only/);
  const saved = await openStep({ shipping: fromThailand, is_saved: true });
  expect(saved.place.textContent).not.toContain('$120');
});

test('a saved country is shown and not asked again, whatever was chosen before', async () => {
  localStorage.setItem('snapbazaar.ships-from', 'JP');
  const step = await openStep({ shipping: fromThailand, is_saved: true });
  expect([step.select()?.value, step.select()?.disabled]).toEqual(['TH', true]);
  expect(step.place.textContent).toContain('one tracked parcel from Thailand');
  expect(step.place.textContent).toContain('You can change it in Settings.');
});

test('a country that the fees do not reach is said, and one tap fills in a fee that does', async () => {
  const draft = { ...emptyDraft('malee'), countries: ['TH', 'VN', 'JP'] };
  localStorage.setItem(storageKeys.listingDraft, JSON.stringify(draft));
  const step = await openStep({ shipping: { ...fromThailand, world_fee_cents: null }, is_saved: false });
  await expect.poll(() => step.place.textContent).toContain('Not offered in Japan: you do not ship there yet.');
  const tap = [...step.place.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Ship to'));
  expect(tap?.textContent).toBe('Ship to the rest of the world for $ 27.00');
  await act(async () => tap?.click());
  expect(step.place.querySelector<HTMLInputElement>('[name=world_fee]')?.value).toBe('27');
  expect(step.place.textContent).not.toContain('Not offered in');
});
