import type { TranslationOf } from '../define-messages.ts';
import type { addressRules as english } from '../en/address-rules.ts';

export const addressRules: TranslationOf<typeof english> = {
  nameRequired: 'Escribe el nombre de quien recibe el paquete.',
  countryRequired: 'Elige el país.',
  lineRequired: 'Escribe la calle o cómo llegar al domicilio.',
};
