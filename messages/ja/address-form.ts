import type { TranslationOf } from '../define-messages.ts';
import type { addressForm as english } from '../en/address-form.ts';

export const addressForm: TranslationOf<typeof english> = {
  name: 'Name',
  phone: 'Phone',
  phoneHint: 'For the courier.',
  country: 'Country',
  chooseCountry: 'Choose a country',
  optional: '{label} (optional)',
};
