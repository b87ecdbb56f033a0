import type { AddressFields } from '../../../contracts/addresses.ts';
import { addressLines } from '../../../market/address-forms.ts';
import { isCountryCode } from '../../../market/countries.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { countryLabel } from '../../lib/country-label.ts';

/** An address in the words of its owner. */
export function AddressText({ address }: { address: AddressFields }) {
  const { name, phone, country } = address;
  const lines = isCountryCode(country) ? addressLines(country, address) : [address.line1, address.line2, address.city];
  return (
    <div dir="auto" className="wrap-anywhere">
      <p>
        <strong>{name}</strong>
        {phone && ` · ${phone}`}
      </p>
      <p className="text-muted">{[...lines.filter(Boolean), countryLabel(country, pageLanguage())].join(', ')}</p>
    </div>
  );
}
