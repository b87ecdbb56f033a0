import type { Failure } from '../../contracts/endpoint.ts';
import { answersText } from '../../messages/answers.ts';
import { errorsText } from '../../messages/errors.ts';
import { countryNameOf, loadCountryNames } from './country-names.ts';
import { formatDay } from './format-days.ts';

/** Any message of the group by its name, which comes from the server. */
const anyErrorText = errorsText as (key: string, parameters?: Failure['message_parameters']) => string;

/** The sentence of a refusal in the page's language; of one that this page does not know, that something went wrong. */
export async function findErrorText({
  message_key = 'unexpected',
  message_parameters = {},
}: Partial<Failure>): Promise<string> {
  return anyErrorText(message_key, await localizeParameters(message_parameters)) || errorsText('unexpected');
}

/** Days and countries come in English words, and beside them as data, which is written here in the page's language. */
async function localizeParameters(parameters: Failure['message_parameters']): Promise<typeof parameters> {
  const { day_iso, country_code } = parameters;
  if (country_code) await loadCountryNames();
  return {
    ...parameters,
    ...(day_iso && { day: formatDay(String(day_iso)) }),
    ...(country_code && { country: countryNameOf(String(country_code)) }),
  };
}

/** The sentence of a success in the page's language; empty for one that this page does not know. */
export const findAnswerText = answersText as (key: string) => string;
