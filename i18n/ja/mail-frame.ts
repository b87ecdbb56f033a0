import type { TranslationOf } from '../define-messages.ts';
import type { mailFrame as english } from '../en/mail-frame.ts';

export const mailFrame: TranslationOf<typeof english> = {
  footer: 'このメールはSnapbazaar（{site}）からお送りしています。',
  stop: 'お知らせメールの配信を停止',
};
