import { addressRulesText } from '../../i18n/generated/address-rules.ts';
import type { AddressFields } from './addresses.ts';

export type AddressErrors = Partial<Record<'name' | 'country' | 'line1' | 'postal_code', string>>;

/** The problems of an address by field. Only what every address has is required, so that no true address is refused. */
export function checkAddress({
  name,
  country,
  line1,
}: Pick<AddressFields, 'name' | 'country' | 'line1'>): AddressErrors {
  return {
    ...(name.trim() ? {} : { name: addressRulesText('nameRequired') }),
    ...(country.trim() ? {} : { country: addressRulesText('countryRequired') }),
    ...(line1.trim() ? {} : { line1: addressRulesText('lineRequired') }),
  };
}
