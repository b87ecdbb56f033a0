import type { TranslationOf } from '../define-messages.ts';
import type { contactBanner as english } from '../en/contact-banner.ts';

export const contactBanner: TranslationOf<typeof english> = {
  label: '验证账号',
  confirmEmail: '验证码已发送到你的邮箱，请完成验证。',
  confirmPhone: '验证码已发送到你的手机，请完成验证。',
  enterCode: '输入验证码',
};
