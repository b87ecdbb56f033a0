import type { TranslationOf } from '../define-messages.ts';
import type { mailFrame as english } from '../en/mail-frame.ts';

export const mailFrame: TranslationOf<typeof english> = {
  footer: '本邮件由Snapbazaar发送，{site}。',
  stop: '不再接收此类邮件',
};
