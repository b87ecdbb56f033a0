import type { Failure } from '../../../contracts/endpoint.ts';
import { countryNameOf, loadCountryNames } from '../country/country-names.ts';
import { formatDay } from '../language/format-days.ts';

type Parameters = Failure['message_parameters'];

/** Days and countries come as data, which is written here in the page's language. */
export async function localizeParameters(parameters: Parameters): Promise<Parameters> {
  const { day_iso, country_code } = parameters;
  if (country_code) await loadCountryNames();
  return {
    ...parameters,
    ...(day_iso && { day: formatDay(String(day_iso)) }),
    ...(country_code && { country: countryNameOf(String(country_code)) }),
  };
}
