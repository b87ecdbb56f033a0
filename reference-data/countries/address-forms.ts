import written from '../../data/reference/address-forms.json' with { type: 'json' };
import type { CountryCode } from './countries.ts';

/** The parts of an address that differ by country; name, phone and country are asked everywhere. */
export const addressParts = ['line1', 'line2', 'district', 'city', 'region', 'postal_code'] as const;
export type AddressPart = (typeof addressParts)[number];

/** What a part is called; the key of a message in `messages/address-labels`. */
export type AddressLabel =
  | ('streetAndNumber' | 'houseAndStreet' | 'streetAddress' | 'chomeAndNumber' | 'roadAndNumber' | 'flatAndBuilding')
  | ('apartment' | 'building' | 'landmark' | 'street')
  | ('subdistrict' | 'ward' | 'district' | 'neighbourhood' | 'colonia' | 'barangay' | 'area')
  | ('city' | 'cityOrWard' | 'cityOrDistrict' | 'municipality' | 'townOrCity' | 'suburb' | 'cityOrRegency' | 'comuna')
  | ('province' | 'provinceOrCity' | 'prefecture' | 'state' | 'department' | 'region' | 'cityOrCounty')
  | ('stateOrTerritory' | 'hongKongRegion' | 'stateOrRegion' | 'districtThai' | 'districtVietnamese')
  | ('postalCode' | 'postcode' | 'zipCode' | 'pinCode');

type Field = readonly [part: AddressPart, label: AddressLabel];

/** Rows in the order in which the country writes an address; the fields of a row stand beside each other. */
export interface AddressForm {
  rows: readonly (readonly Field[])[];
  /** Parts that many true addresses there do not have, besides the second line. */
  optional: readonly AddressPart[];
  /** A postal code as it looks there; empty where there are none. */
  postalExample: string;
}

interface WrittenForm {
  rows: { part: string; label: string }[][];
  optional: string[];
  postalCodeExample: string;
}

const toForm = ({ rows, optional, postalCodeExample }: WrittenForm) =>
  ({
    rows: rows.map((row) => row.map(({ part, label }) => [part, label])),
    optional,
    postalExample: postalCodeExample,
  }) as unknown as AddressForm;

// A wrong guess never blocks a true address: all parts but the first line may be left empty.
export const addressForms: Partial<Record<CountryCode, AddressForm>> = Object.fromEntries(
  Object.entries<WrittenForm>(written.countries).map(([code, form]) => [code, toForm(form)]),
);

/** Where the form of a country is not known, everything is asked and little is expected. */
const generalForm = toForm(written.general);

export function addressFormOf(country: CountryCode): AddressForm {
  return addressForms[country] ?? generalForm;
}

type WrittenAddress = { readonly [Part in AddressPart]: string };

/** The lines of an address as its country writes them, without name and country; parts its form lacks come last. */
export function addressLines(country: CountryCode, address: WrittenAddress): string[] {
  const { rows } = addressFormOf(country);
  const parts = rows.map((row) => row.map(([part]) => part));
  const others = addressParts.filter((part) => !parts.flat().includes(part)).map((part) => [part]);
  return [...parts, ...others].map((row) => joinParts(row.map((part) => address[part].trim()))).filter(Boolean);
}

/** Chinese and Japanese write the parts of a line without a space. */
function joinParts(parts: string[]): string {
  const written = parts.filter(Boolean);
  return written.join(written.every((part) => /\p{Script=Han}/u.test(part)) ? '' : ' ');
}

/** Addresses in these letters have spaces where others have commas. */
const spacedLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** The lines of an address on one line, and its country at the end, which may be in other letters. */
export function joinAddressLines(lines: readonly string[], countryName: string): string {
  const isSpaced = lines.some((line) => spacedLetters.test(line));
  const written = lines.filter((line) => line !== countryName).join(isSpaced ? ' ' : ', ');
  const isCountrySpaced = isSpaced && spacedLetters.test(countryName);
  return [written, countryName].filter(Boolean).join(isCountrySpaced ? ' ' : ', ');
}
