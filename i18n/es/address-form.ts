import type { TranslationOf } from '../define-messages.ts';
import type { addressForm as english } from '../en/address-form.ts';

export const addressForm: TranslationOf<typeof english> = {
  name: 'Nombre',
  phone: 'Teléfono',
  phoneHint: 'Para el repartidor.',
  country: 'País',
  chooseCountry: 'Elige un país',
  optional: '{label} (opcional)',
};
