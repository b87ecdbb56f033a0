/** Time zones of the most frequent countries, by the last part of their names, including former names. */
const timeZones: Record<string, string> = {
  TH: 'Bangkok',
  VN: 'Ho_Chi_Minh Saigon',
  ID: 'Jakarta Makassar Jayapura Pontianak',
  MY: 'Kuala_Lumpur Kuching',
  SG: 'Singapore',
  PH: 'Manila',
  MM: 'Yangon Rangoon',
  KH: 'Phnom_Penh',
  LA: 'Vientiane',
  BN: 'Brunei',
  CN: 'Shanghai Urumqi',
  HK: 'Hong_Kong',
  MO: 'Macau',
  TW: 'Taipei',
  JP: 'Tokyo',
  KR: 'Seoul',
  MN: 'Ulaanbaatar Hovd',
  IN: 'Kolkata Calcutta',
  PK: 'Karachi',
  BD: 'Dhaka',
  LK: 'Colombo',
  NP: 'Kathmandu Katmandu',
  AE: 'Dubai',
  SA: 'Riyadh',
  QA: 'Qatar',
  KW: 'Kuwait',
  BH: 'Bahrain',
  OM: 'Muscat',
  TR: 'Istanbul',
  IL: 'Jerusalem',
  AU: 'Sydney Melbourne Brisbane Perth Adelaide Hobart Darwin',
  NZ: 'Auckland',
  GB: 'London',
  IE: 'Dublin',
  DE: 'Berlin',
  FR: 'Paris',
  IT: 'Rome',
  ES: 'Madrid Canary',
  PT: 'Lisbon',
  NL: 'Amsterdam',
  BE: 'Brussels',
  AT: 'Vienna',
  FI: 'Helsinki',
  GR: 'Athens',
  CH: 'Zurich',
  PL: 'Warsaw',
  CZ: 'Prague',
  HU: 'Budapest',
  RO: 'Bucharest',
  SE: 'Stockholm',
  NO: 'Oslo',
  DK: 'Copenhagen',
  UA: 'Kyiv Kiev',
  US: 'New_York Chicago Denver Los_Angeles Phoenix Anchorage Honolulu Detroit',
  CA: 'Toronto Vancouver Edmonton Winnipeg Halifax Regina St_Johns',
  MX: 'Mexico_City Monterrey Tijuana Cancun Merida Chihuahua',
  BR: 'Sao_Paulo Fortaleza Recife Bahia Manaus Belem',
  AR: 'Buenos_Aires Cordoba',
  CL: 'Santiago',
  CO: 'Bogota',
  PE: 'Lima',
  ZA: 'Johannesburg',
  EG: 'Cairo',
  NG: 'Lagos',
  KE: 'Nairobi',
  MA: 'Casablanca',
};

/** The country of a time zone; null for zones that are not in the table. */
export function countryOfTimeZone(timeZone: string): string | null {
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1);
  return Object.keys(timeZones).find((country) => timeZones[country]?.split(' ').includes(city)) ?? null;
}

/** The region codes of language tags, in their order. */
export function regionsOf(languages: readonly string[]): string[] {
  return languages.flatMap((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? []);
}

/** Guesses the country from a time zone and language tags; null if neither names one. */
export function countryOf(timeZone: string, languages: readonly string[]): string | null {
  return countryOfTimeZone(timeZone) ?? regionsOf(languages)[0] ?? null;
}

/** Guesses this browser's country from its time zone and languages. */
export function visitorCountry(): string | null {
  return countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
}
