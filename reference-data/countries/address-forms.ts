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

const line1 = {
  street: ['line1', 'streetAndNumber'],
  house: ['line1', 'houseAndStreet'],
  any: ['line1', 'streetAddress'],
} as const;
const apartment = ['line2', 'apartment'] as const;
const building = ['line2', 'building'] as const;
const postal = ['postal_code', 'postalCode'] as const;
const postcode = ['postal_code', 'postcode'] as const;

// A wrong guess never blocks a true address: all parts but the first line may be left empty.
export const addressForms: Partial<Record<CountryCode, AddressForm>> = {
  TH: {
    rows: [
      [line1.house],
      [apartment],
      [
        ['district', 'subdistrict'],
        ['city', 'districtThai'],
      ],
      [['region', 'province'], postal],
    ],
    optional: [],
    postalExample: '10110',
  },
  // Since July 2025 a province is divided into wards and communes, without districts; older addresses still name one.
  VN: {
    rows: [
      [line1.house],
      [apartment],
      [
        ['district', 'ward'],
        ['city', 'districtVietnamese'],
      ],
      [['region', 'provinceOrCity'], postal],
    ],
    optional: ['city', 'postal_code'],
    postalExample: '700000',
  },
  CN: {
    rows: [
      [
        ['region', 'province'],
        ['city', 'city'],
      ],
      [['district', 'district'], postal],
      [line1.any],
      [apartment],
    ],
    optional: ['postal_code'],
    postalExample: '200030',
  },
  TW: {
    rows: [
      [postal],
      [
        ['region', 'cityOrCounty'],
        ['district', 'district'],
      ],
      [line1.any],
      [apartment],
    ],
    optional: [],
    postalExample: '106',
  },
  HK: {
    rows: [
      [['line1', 'flatAndBuilding']],
      [['line2', 'street']],
      [
        ['district', 'area'],
        ['region', 'hongKongRegion'],
      ],
    ],
    optional: [],
    postalExample: '',
  },
  JP: {
    rows: [
      [postal],
      [
        ['region', 'prefecture'],
        ['city', 'cityOrWard'],
      ],
      [['line1', 'chomeAndNumber']],
      [building],
    ],
    optional: [],
    postalExample: '150-0001',
  },
  KR: {
    rows: [
      [postal],
      [
        ['region', 'provinceOrCity'],
        ['city', 'cityOrDistrict'],
      ],
      [['line1', 'roadAndNumber']],
      [apartment],
    ],
    optional: ['city'],
    postalExample: '06035',
  },
  ES: {
    rows: [[line1.street], [apartment], [postal, ['city', 'municipality']], [['region', 'province']]],
    optional: [],
    postalExample: '28004',
  },
  MX: {
    rows: [
      [line1.street],
      [apartment],
      [['district', 'colonia']],
      [postal, ['city', 'municipality'], ['region', 'state']],
    ],
    optional: [],
    postalExample: '06700',
  },
  AR: {
    rows: [[line1.street], [apartment], [postal, ['city', 'city']], [['region', 'province']]],
    optional: [],
    postalExample: 'C1425',
  },
  CO: {
    rows: [
      [line1.street],
      [apartment],
      [['district', 'neighbourhood']],
      [
        ['city', 'municipality'],
        ['region', 'department'],
      ],
      [postal],
    ],
    optional: ['district', 'postal_code'],
    postalExample: '110111',
  },
  CL: {
    rows: [
      [line1.street],
      [apartment],
      [
        ['city', 'comuna'],
        ['region', 'region'],
      ],
      [postal],
    ],
    optional: ['postal_code'],
    postalExample: '8320000',
  },
  PE: {
    rows: [
      [line1.street],
      [apartment],
      [
        ['district', 'district'],
        ['city', 'province'],
      ],
      [['region', 'department'], postal],
    ],
    optional: ['postal_code'],
    postalExample: '15074',
  },
  US: {
    rows: [
      [line1.any],
      [apartment],
      [
        ['city', 'city'],
        ['region', 'state'],
        ['postal_code', 'zipCode'],
      ],
    ],
    optional: [],
    postalExample: '94103',
  },
  GB: {
    rows: [[line1.any], [apartment], [['city', 'townOrCity'], postcode]],
    optional: [],
    postalExample: 'SW1A 1AA',
  },
  SG: { rows: [[line1.any], [apartment], [postal]], optional: [], postalExample: '238801' },
  MY: {
    rows: [[line1.any], [apartment], [postcode, ['city', 'city']], [['region', 'state']]],
    optional: [],
    postalExample: '50450',
  },
  ID: {
    rows: [
      [line1.street],
      [apartment],
      [
        ['district', 'subdistrict'],
        ['city', 'cityOrRegency'],
      ],
      [['region', 'province'], postal],
    ],
    optional: ['district'],
    postalExample: '12190',
  },
  PH: {
    rows: [
      [line1.any],
      [apartment],
      [
        ['district', 'barangay'],
        ['city', 'municipality'],
      ],
      [
        ['region', 'province'],
        ['postal_code', 'zipCode'],
      ],
    ],
    optional: ['region', 'postal_code'],
    postalExample: '1000',
  },
  IN: {
    rows: [
      [['line1', 'flatAndBuilding']],
      [['line2', 'landmark']],
      [
        ['district', 'area'],
        ['city', 'city'],
      ],
      [
        ['region', 'state'],
        ['postal_code', 'pinCode'],
      ],
    ],
    optional: ['district'],
    postalExample: '600004',
  },
  AU: {
    rows: [[line1.any], [apartment], [['city', 'suburb'], ['region', 'stateOrTerritory'], postcode]],
    optional: [],
    postalExample: '2000',
  },
  DE: { rows: [[line1.street], [apartment], [postal, ['city', 'city']]], optional: [], postalExample: '10115' },
  FR: { rows: [[line1.street], [apartment], [postal, ['city', 'city']]], optional: [], postalExample: '75001' },
};

/** Where the form of a country is not known, everything is asked and little is expected. */
const generalForm: AddressForm = {
  rows: [[line1.any], [apartment], [['city', 'city'], postal], [['region', 'stateOrRegion']]],
  optional: ['postal_code', 'region'],
  postalExample: '',
};

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
