import type { TranslationOf } from '../define-messages.ts';
import type { contactDialog as english } from '../en/contact-dialog.ts';

export const contactDialog: TranslationOf<typeof english> = {
  titleEmail: '이메일 인증',
  titlePhone: '휴대폰 번호 인증',
  sentTo: '{address}에 보낸 인증번호 6자리를 입력해 주세요.',
  code: '인증번호',
  codeRequired: '인증번호 6자리를 입력해 주세요.',
  confirm: '인증하기',
  sendAgain: '인증번호 다시 받기',
  sendAgainIn: '{count}초 뒤 다시 받기',
  usePhone: '휴대폰 번호로 인증',
  useEmail: '이메일로 인증',
  tryAgain: '다시 시도',
  unreachable: 'Snapbazaar에 연결하지 못했어요. 다시 시도해 주세요.',
};
