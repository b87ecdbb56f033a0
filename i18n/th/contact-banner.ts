import type { TranslationOf } from '../define-messages.ts';
import type { contactBanner as english } from '../en/contact-banner.ts';

export const contactBanner: TranslationOf<typeof english> = {
  label: 'ยืนยันบัญชีของคุณ',
  confirmEmail: 'ยืนยันอีเมลด้วยรหัสที่เราส่งให้คุณ',
  confirmPhone: 'ยืนยันหมายเลขโทรศัพท์ด้วยรหัสที่เราส่งให้คุณ',
  enterCode: 'กรอกรหัส',
};
