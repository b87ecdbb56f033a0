import type { TranslationOf } from '../define-messages.ts';
import type { addressRules as english } from '../en/address-rules.ts';

export const addressRules: TranslationOf<typeof english> = {
  nameRequired: 'Please enter the name of the person who receives the parcel.',
  countryRequired: 'Please choose the country.',
  lineRequired: 'Please enter the street, or where the house is.',
};
