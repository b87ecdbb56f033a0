import type { Failure } from '../../../contracts/endpoint.ts';
import { answersText } from '../../../i18n/generated/answers.ts';
import { errorsText } from '../../../i18n/generated/errors.ts';

/** Any message of the group by its name, which comes from the server. */
const anyErrorText = errorsText as (key: string, parameters?: Failure['message_parameters']) => string;

/** The sentence of a refusal in the page's language; of one that this page does not know, that something went wrong. */
export async function findErrorText({
  message_key = 'unexpected',
  message_parameters = {},
}: Partial<Failure>): Promise<string> {
  const isData = ['day_iso', 'country_code', 'amount_cents'].some((name) => name in message_parameters);
  const parameters = isData ? await localize(message_parameters) : message_parameters;
  return anyErrorText(message_key, parameters) || errorsText('unexpected');
}

const localize = async (parameters: Failure['message_parameters']) =>
  (await import('./localize-parameters.ts')).localizeParameters(parameters);

/** The sentence of a success in the page's language; empty for one that this page does not know. */
export const findAnswerText = answersText as (key: string) => string;
