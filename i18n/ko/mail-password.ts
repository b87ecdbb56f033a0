import type { TranslationOf } from '../define-messages.ts';
import type { mailPassword as english } from '../en/mail-password.ts';

export const mailPassword: TranslationOf<typeof english> = {
  resetSubject: 'Snapbazaar 비밀번호를 새로 설정해 주세요',
  resetHeading: '새 비밀번호 설정',
  resetSeller:
    '판매자 계정의 비밀번호를 새로 설정하려면 Snapbazaar에서 아래 인증번호를 입력하거나 버튼을 눌러 주세요. 둘 다 15분 동안 유효해요.',
  resetCustomer:
    '구매자 계정의 비밀번호를 새로 설정하려면 Snapbazaar에서 아래 인증번호를 입력하거나 버튼을 눌러 주세요. 둘 다 15분 동안 유효해요.',
  resetNotYou:
    '요청한 적이 없다면 아무것도 하지 않아도 돼요. 비밀번호는 그대로 유지돼요. 인증번호는 누구에게도 알려 주지 마세요.',
  resetButton: '새 비밀번호 설정',
  resetShort: '[Snapbazaar] 비밀번호 재설정 인증번호 {code} (15분 동안 유효). 누구에게도 알려 주지 마세요.',
  changedSubject: 'Snapbazaar 비밀번호가 변경됐어요',
  changedHeading: '비밀번호가 변경됐어요',
  changedSessions: '다른 기기에서 로그아웃됐어요. 해당 기기에서는 새 비밀번호로 다시 로그인해 주세요.',
  changedNotYou: '본인이 변경하지 않았다면 지금 바로 비밀번호를 다시 설정해 주세요.',
  changedButton: '비밀번호 다시 설정',
  changedShort: 'Snapbazaar 비밀번호가 변경됐어요. 본인이 아니라면 로그인 화면에서 비밀번호를 다시 설정해 주세요.',
};
