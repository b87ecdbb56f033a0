import type { TranslationOf } from '../define-messages.ts';
import type { mailFrame as english } from '../en/mail-frame.ts';

export const mailFrame: TranslationOf<typeof english> = {
  footer: 'Email từ Snapbazaar, {site}.',
  stop: 'Ngừng nhận những email như thế này',
};
