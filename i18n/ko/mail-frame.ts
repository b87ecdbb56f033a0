import type { TranslationOf } from '../define-messages.ts';
import type { mailFrame as english } from '../en/mail-frame.ts';

export const mailFrame: TranslationOf<typeof english> = {
  footer: 'Snapbazaar({site})에서 보낸 메일이에요.',
  stop: '이런 메일 수신 거부',
};
