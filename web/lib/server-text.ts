import type { Failure } from '../../contracts/endpoint.ts';
import { answersText } from '../../messages/answers.ts';
import { errorsText } from '../../messages/errors.ts';

/** Any message of the group by its name, which comes from the server. */
const anyErrorText = errorsText as (key: string, parameters?: Failure['message_parameters']) => string;

/** The sentence of a refusal in the page's language; of one that this page does not know, that something went wrong. */
export function findErrorText({ message_key = 'unexpected', message_parameters }: Partial<Failure>): string {
  return anyErrorText(message_key, message_parameters) || errorsText('unexpected');
}

/** The sentence of a success in the page's language; empty for one that this page does not know. */
export const findAnswerText = answersText as (key: string) => string;
