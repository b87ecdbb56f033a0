import type { Language } from '../../../../contracts/languages.ts';
import { joinAddressLines } from '../../../../reference-data/countries/address-forms.ts';
import { countryNameIn } from '../../../../reference-data/countries/country-labels.ts';
import { findCountryCode } from '../../../../reference-data/countries/country-names.ts';
import type { shippingProfiles } from '../../../schema/ordering/selling.ts';

type Origin = Pick<typeof shippingProfiles.$inferSelect, 'place' | 'country'>;

/** Where parcels leave from: `Chiang Mai, Thailand`. A place may name the country too, which is written once. */
export function describeOrigin({ place, country }: Origin, language: Language): string {
  const parts = place.split(/[,，、]/).map((part) => part.trim());
  const within = parts.filter((part) => part !== '' && findCountryCode(part) !== country);
  return joinAddressLines(within, countryNameIn(country, language));
}
