import type { TranslationOf } from '../define-messages.ts';
import type { mailFrame as english } from '../en/mail-frame.ts';

export const mailFrame: TranslationOf<typeof english> = {
  footer: 'このメールはSnapbazaar（{site}）からお送りしています。',
  stop: 'このようなメールの配信を停止',
};
