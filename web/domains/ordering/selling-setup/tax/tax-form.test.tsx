import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { putTaxSettings, type TaxSettings } from '../../../../../contracts/ordering/tax-settings.ts';
import { fakeApi } from '../../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../../tests/support/render-hook.tsx';
import { TaxForm } from './tax-form.tsx';

const names = { tax_id_name: 'Mã số thuế', tax_id_example: '0123456789' };
const registered: TaxSettings = {
  ...{ country: 'VN', known: { name: 'vat', standard: 1000, reduced: [800, 500], ...names } },
  ...{ is_registered: true, tax_id: '', share: 800, left_country: null },
};

beforeEach(() => {
  document.documentElement.lang = 'en';
  return () => document.documentElement.removeAttribute('lang');
});

async function open(tax: TaxSettings) {
  const network = fakeApi();
  const { place } = await renderPage(<TaxForm tax={tax} />);
  const find = <Element extends HTMLElement>(selector: string) => place.querySelector<Element>(selector);
  return {
    ...{ network, place, find },
    submit: () => act(async () => find<HTMLFormElement>('form')?.requestSubmit()),
    type: (text: string) => {
      const field = find<HTMLInputElement>('input[name=tax_id]');
      if (field) field.value = text;
    },
    sent: () => network.callsOf(putTaxSettings).map(({ body }) => body),
  };
}

test('a registered seller has to give a number, and a doubtful one is asked about once at its field', async () => {
  const page = await open(registered);
  await page.submit();
  expect(page.place.textContent).toContain('Please enter your tax number.');
  expect(page.sent()).toEqual([]);

  page.type('12 34');
  page.network.answer(putTaxSettings, { http: 400, code: 'tax_id_doubtful', message: 'Is 12 34 right?' });
  await page.submit();
  expect(document.activeElement).toBe(page.find('input[name=tax_id]'));
  expect(page.place.textContent).toContain('Is 12 34 right?');
  await page.submit();
  const body = { is_registered: true, tax_id: '12 34', share: 800 };
  expect(page.sent()).toEqual([
    { ...body, is_tax_id_confirmed: false },
    { ...body, is_tax_id_confirmed: true },
  ]);
});

test('the tax, its rates and its number are called as in the country of the shop', async () => {
  const { place, find } = await open(registered);
  expect(place.textContent).toContain('I am registered for VAT in Vietnam');
  expect(place.textContent).toContain('Mã số thuế, such as 0123456789');
  expect([...(find('select')?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['Standard rate, 10 %', 'Other rate, 8 %', 'Other rate, 5 %'],
  ]);
});

test('where no tax is known, the card says so and asks nothing', async () => {
  const { place, find } = await open({ ...registered, country: 'US', known: null });
  expect(place.textContent).toContain('none is shown on receipts');
  expect(find('form')).toBeNull();
});
