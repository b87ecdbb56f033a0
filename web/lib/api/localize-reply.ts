import type { ApiReply } from '../../../contracts/client/client.ts';
import type { Failure } from '../../../contracts/endpoint.ts';
import { getLocale } from '../../../i18n/locale.ts';

/** A reply with its sentence in the page's language. In English the server's own sentence stands. */
export async function localizeReply({ status, body }: ApiReply): Promise<ApiReply> {
  if (getLocale() === 'en') return { status, body };
  const { findErrorText, findAnswerText } = await import('./server-text.ts');
  const reply = body as Partial<Failure>;
  if (status >= 400 || reply.status === 0) {
    const message = await findErrorText(reply);
    return { status, body: { ...reply, message, error: message } };
  }
  // Messages for programs are in English only.
  const message = reply.message_key && findAnswerText(reply.message_key);
  return { status, body: message ? { ...reply, message } : body };
}
