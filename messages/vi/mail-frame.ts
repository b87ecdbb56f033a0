import type { TranslationOf } from '../define-messages.ts';
import type { mailFrame as english } from '../en/mail-frame.ts';

export const mailFrame: TranslationOf<typeof english> = {
  footer: 'Sent by Snapbazaar, {site}.',
  stop: 'Stop mails like this one',
};
