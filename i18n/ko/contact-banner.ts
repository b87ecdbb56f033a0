import type { TranslationOf } from '../define-messages.ts';
import type { contactBanner as english } from '../en/contact-banner.ts';

export const contactBanner: TranslationOf<typeof english> = {
  label: '계정 인증',
  confirmEmail: '보내 드린 인증번호로 이메일을 인증해 주세요.',
  confirmPhone: '보내 드린 인증번호로 휴대폰 번호를 인증해 주세요.',
  enterCode: '인증번호 입력',
};
