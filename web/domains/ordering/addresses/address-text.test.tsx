import { expect, test } from 'vitest';
import type { AddressFields } from '../../../../contracts/ordering/addresses.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { countryNameOf } from '../../../lib/country/country-names.ts';
import { AddressFieldset } from './address-fields.tsx';
import { AddressBlock, AddressText } from './address-text.tsx';

const bangkok: AddressFields = {
  ...{ name: 'Mali Srisuk', phone: '+66812345678', country: 'TH', postal_code: '10110' },
  ...{ region: 'Bangkok', city: 'Watthana', district: 'Khlong Toei Nuea', line1: '12/5 Soi Sukhumvit 31', line2: '' },
};
const singapore: AddressFields = {
  ...{ name: 'Mei Tan', phone: '', country: 'SG', postal_code: '238801', region: '', city: 'Singapore' },
  ...{ district: '', line1: '2 Orchard Turn', line2: '' },
};

test('an address is written line by line with its country last, and its phone can be called', async () => {
  const { place } = await renderPage(<AddressBlock address={bangkok} />);
  const lines = [...place.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(lines[0]).toBe('Mali Srisuk');
  expect(lines).toContain('12/5 Soi Sukhumvit 31');
  expect(lines.at(-1)).toBe(countryNameOf('TH'));
  expect(place.querySelector('a')?.getAttribute('href')).toBe('tel:+66812345678');
});

test('Singapore is written once, and no phone makes no link', async () => {
  const { place } = await renderPage(<AddressBlock address={singapore} />);
  const lines = [...place.querySelectorAll('span')].map(({ textContent }) => textContent ?? '');
  expect(lines.filter((line) => line === 'Singapore').length).toBeLessThanOrEqual(1);
  expect(lines.join(' ').match(/Singapore/g)).toHaveLength(1);
  expect(place.querySelector('a')).toBeNull();
});

test('an address in a few lines leaves out a phone that is not there', async () => {
  const { place: withPhone } = await renderPage(<AddressText address={bangkok} />);
  expect(withPhone.querySelector('p')?.textContent).toContain('+66812345678');
  const { place: without } = await renderPage(<AddressText address={singapore} />);
  expect(without.querySelector('p')?.textContent).toBe('Mei Tan');
});

test('the form has no rows before a country is chosen, and then those that its addresses have', async () => {
  const form = (country: string) => (
    <AddressFieldset country={country} onCountry={() => undefined} values={{ line1: 'typed before' }} errors={{}} />
  );
  const { place: empty } = await renderPage(form(''));
  expect(empty.querySelector('[name=line1]')).toBeNull();
  const { place } = await renderPage(form('TH'));
  const names = [...place.querySelectorAll('input')].map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['line1', 'district', 'city', 'region', 'postal_code']));
  expect(place.querySelector<HTMLInputElement>('[name=line1]')?.value).toBe('typed before');
});
