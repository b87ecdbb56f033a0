import type { Failure } from '../../../contracts/endpoint.ts';
import { formatMoney } from '../../../i18n/format-money.ts';
import { countryNameOf, loadCountryNames } from '../country/country-names.ts';
import { formatDay } from '../language/format-days.ts';

type Parameters = Failure['message_parameters'];

/** Days, amounts and countries come as data, which is written here in the page's language. */
export async function localizeParameters(parameters: Parameters): Promise<Parameters> {
  const { day_iso, country_code, amount_cents, currency = 'USD' } = parameters;
  if (country_code) await loadCountryNames();
  return {
    ...parameters,
    ...(day_iso && { day: formatDay(String(day_iso)) }),
    ...(amount_cents !== undefined && { amount: formatMoney(Number(amount_cents), String(currency)) }),
    ...(country_code && { country: countryNameOf(String(country_code)) }),
  };
}
