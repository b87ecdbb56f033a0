import type { AddressFields } from '../../../../contracts/ordering/addresses.ts';
import { factDot } from '../../../../i18n/join-text.ts';
import { addressLines, joinAddressLines } from '../../../../reference-data/countries/address-forms.ts';
import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import { countryNameOf } from '../../../lib/country/country-names.ts';

/** In the order of its country; the country itself comes last, and Singapore is written once. */
function linesOf(address: AddressFields): string[] {
  const { country } = address;
  return [...new Set([...addressLines(country as CountryCode, address), countryNameOf(country)])];
}

/** An address in the words of its owner, on few lines. */
export function AddressText({ address }: { address: AddressFields }) {
  const { name, phone } = address;
  return (
    <div dir="auto" translate="no" className="wrap-anywhere">
      <p>
        <strong>{name}</strong>
        {phone && factDot + phone}
      </p>
      <p className="text-muted">{joinAddressLines(linesOf(address), countryNameOf(address.country))}</p>
    </div>
  );
}

/** An address line by line, as it is written on a parcel; the phone can be called. */
export function AddressBlock({ address }: { address: AddressFields }) {
  const { name, phone } = address;
  return (
    <address dir="auto" translate="no" className="not-italic wrap-anywhere">
      {[...new Set([name, ...linesOf(address)])].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {phone && (
        <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center text-brand hover:underline">
          {phone}
        </a>
      )}
    </address>
  );
}
