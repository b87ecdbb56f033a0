import type { AddressFields } from '../../../contracts/addresses.ts';
import { addressLines } from '../../../market/address-forms.ts';
import type { CountryCode } from '../../../market/countries.ts';
import { countryNameOf } from '../../lib/country-names.ts';

/** An address in the words of its owner. */
export function AddressText({ address }: { address: AddressFields }) {
  const { name, phone, country } = address;
  const lines = addressLines(country as CountryCode, address);
  return (
    <div dir="auto" translate="no" className="wrap-anywhere">
      <p>
        <strong>{name}</strong>
        {phone && ` · ${phone}`}
      </p>
      <p className="text-muted">{[...lines.filter(Boolean), countryNameOf(country)].join(', ')}</p>
    </div>
  );
}
