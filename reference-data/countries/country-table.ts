import written from '../../data/reference/countries.json' with { type: 'json' };

/** World region of a country, for shipping rates. */
export type Region =
  | ('africa' | 'caribbean' | 'centralAsia' | 'eastAsia' | 'europe' | 'latinAmerica' | 'middleEast')
  | ('northAmerica' | 'oceania' | 'pacific' | 'remote' | 'southAsia' | 'southeastAsia');

interface Country {
  name: string;
  /** ISO 4217. */
  currency: string;
  region: Region;
}

/** Every country and territory of ISO 3166-1 by its two-letter code, in the order of their English names. */
export const countryTable = written.countries as Record<keyof typeof written.countries, Country>;
