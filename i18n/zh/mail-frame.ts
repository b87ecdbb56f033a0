import type { TranslationOf } from '../define-messages.ts';
import type { mailFrame as english } from '../en/mail-frame.ts';

export const mailFrame: TranslationOf<typeof english> = {
  footer: '本邮件由Snapbazaar（{site}）发送。',
  stop: '不再接收此类邮件',
};
