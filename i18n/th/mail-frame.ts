import type { TranslationOf } from '../define-messages.ts';
import type { mailFrame as english } from '../en/mail-frame.ts';

export const mailFrame: TranslationOf<typeof english> = {
  footer: 'ส่งโดย Snapbazaar, {site}',
  stop: 'หยุดรับอีเมลแบบนี้',
};
