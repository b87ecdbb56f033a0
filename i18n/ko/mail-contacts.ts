import type { TranslationOf } from '../define-messages.ts';
import type { mailContacts as english } from '../en/mail-contacts.ts';

export const mailContacts: TranslationOf<typeof english> = {
  confirmSubject: '[Snapbazaar] 이메일을 인증해 주세요',
  confirmHeading: '이메일을 인증해 주세요',
  confirmCode: 'Snapbazaar에서 아래 인증번호를 입력하거나 버튼을 눌러 주세요. 둘 다 15분 동안 유효해요.',
  confirmNotYou: '요청한 적이 없다면 버튼을 누르지 말고, 인증번호를 누구에게도 알려 주지 마세요.',
  confirmButton: '이메일 인증하기',
  confirmShort: '[Snapbazaar] 인증번호 {code} (15분 동안 유효). 누구에게도 알려 주지 마세요.',
  changedSubject: 'Snapbazaar 계정 연락처가 변경됐어요',
  changedHeading: '계정 연락처가 변경됐어요',
  changedTo: '로그인에 사용하는 Snapbazaar 계정 연락처가 다음과 같이 변경됐어요: {contact}',
  changedNotYou:
    '본인이 변경하지 않았다면 3일 이내에 버튼을 눌러 주세요. 이전 연락처로 되돌리고 모든 기기에서 로그아웃한 뒤, 새 비밀번호를 설정할 수 있어요.',
  changedButton: '본인이 아니에요',
  changedShort: '[Snapbazaar] 계정 연락처가 변경됐어요({contact}). 본인이 아니라면 바로 되돌려 주세요: {link}',
};
