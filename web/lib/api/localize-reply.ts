import type { ApiReply } from '../../../contracts/client/client.ts';
import type { Failure } from '../../../contracts/endpoint.ts';
import { getLocale } from '../../../i18n/locale.ts';

/** How the names of sentences end that come with data that was asked for; they are for programs, in English only. */
export const namesOfData = /(Found|None|Counted|Computed|Prepared|(challenge|secret)Created)$/;

/**
 * A reply with its sentence in the page's language. In English the server's own sentence stands. Sentences are loaded with
 * the first reply that has one for people, because most replies are data.
 */
export async function localizeReply({ status, body }: ApiReply): Promise<ApiReply> {
  const reply = (body ?? {}) as Partial<Failure>;
  const isRefusal = status >= 400 || reply.status === 0;
  const isForPeople = isRefusal || !namesOfData.test(reply.message_key ?? 'Found');
  if (getLocale() === 'en' || !isForPeople) return { status, body };
  const texts = await loadTexts();
  // The connection was lost after this reply, which counts all the same.
  if (!texts) return { status, body };
  if (isRefusal) {
    const message = await texts.findErrorText(reply);
    return { status, body: { ...reply, message, error: message } };
  }
  // Messages for programs are in English only.
  const message = texts.findAnswerText(reply.message_key ?? '');
  return { status, body: message ? { ...reply, message } : body };
}

const loadTexts = () => import('./server-text.ts').catch(() => null);
