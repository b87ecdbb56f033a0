/** Time zones of the countries that most visitors come from, by the last part of their names, old names too. */
const cities =
  'TH Bangkok|VN Ho_Chi_Minh Saigon|ID Jakarta Makassar Jayapura Pontianak|MY Kuala_Lumpur Kuching|SG Singapore|' +
  'PH Manila|MM Yangon Rangoon|KH Phnom_Penh|LA Vientiane|BN Brunei|CN Shanghai Urumqi|HK Hong_Kong|MO Macau|' +
  'TW Taipei|JP Tokyo|KR Seoul|MN Ulaanbaatar Hovd|IN Kolkata Calcutta|PK Karachi|BD Dhaka|LK Colombo|' +
  'NP Kathmandu Katmandu|AE Dubai|SA Riyadh|QA Qatar|KW Kuwait|BH Bahrain|OM Muscat|TR Istanbul|IL Jerusalem|' +
  'AU Sydney Melbourne Brisbane Perth Adelaide Hobart Darwin|NZ Auckland|GB London|IE Dublin|DE Berlin|FR Paris|' +
  'IT Rome|ES Madrid Canary|PT Lisbon|NL Amsterdam|BE Brussels|AT Vienna|FI Helsinki|GR Athens|CH Zurich|' +
  'PL Warsaw|CZ Prague|HU Budapest|RO Bucharest|SE Stockholm|NO Oslo|DK Copenhagen|UA Kyiv Kiev|' +
  'US New_York Chicago Denver Los_Angeles Phoenix Anchorage Honolulu Detroit|' +
  'CA Toronto Vancouver Edmonton Winnipeg Halifax|MX Mexico_City Monterrey Tijuana Cancun|' +
  'BR Sao_Paulo Fortaleza Recife Bahia Manaus|AR Buenos_Aires Cordoba|CL Santiago|CO Bogota|PE Lima|' +
  'ZA Johannesburg|EG Cairo|NG Lagos|KE Nairobi|MA Casablanca';

/** Where somebody with this clock and these languages seems to be; null where they tell nothing. */
export function countryOf(timeZone: string, languages: readonly string[]): string | null {
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1);
  const home = cities.split('|').find((entry) => entry.split(' ').indexOf(city) > 0);
  if (home) return home.slice(0, 2);
  for (const tag of languages) {
    const region = /-([A-Z]{2})\b/.exec(tag)?.[1];
    if (region) return region;
  }
  return null;
}

/** Where this browser seems to be, by its clock and its languages alone. */
export function visitorCountry(): string | null {
  return countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
}
