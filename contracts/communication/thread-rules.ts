import { threadRulesText } from '../../i18n/generated/thread-rules.ts';
import type { Language } from '../languages.ts';
import { cleanParagraphs } from '../text/clean-text.ts';

/** What a thread is about. */
export const threadSubjects = ['product', 'order', 'return', 'shop'] as const;
export type ThreadSubject = (typeof threadSubjects)[number];

export const threadSides = ['customer', 'seller'] as const;
export type ThreadSide = (typeof threadSides)[number];

/** What the reader of a message is warned of: money past the site, a code to pay with, or their own data. */
export const threadWarnings = ['payment', 'code', 'account'] as const;
export type ThreadWarning = (typeof threadWarnings)[number];

export const threadMessageLength = 2000;
/** Photos of one message. */
export const maxThreadPhotos = 4;
/** Quick replies that a seller writes. */
export const maxQuickReplies = 50;
export const quickReplyLength = 500;

/** What a translation beside a message was made by. */
export const translators = ['quick_reply'] as const;
export type Translator = (typeof translators)[number];

/** The problem of a message; null where it can be sent. */
export function checkThreadMessage(text: string): string | null {
  const cleaned = cleanParagraphs(text);
  if (!cleaned) return threadRulesText('required');
  return cleaned.length > threadMessageLength ? threadRulesText('tooLong', { count: threadMessageLength }) : null;
}

/** The problem of a quick reply's words by language; null where they can be kept. */
export function checkQuickReply(texts: Partial<Record<Language, string>>): string | null {
  const written = Object.values(texts).map(cleanParagraphs).filter(Boolean);
  if (written.length === 0) return threadRulesText('replyRequired');
  const isLong = written.some((text) => text.length > quickReplyLength);
  return isLong ? threadRulesText('replyTooLong', { count: quickReplyLength }) : null;
}
