import type { TranslationOf } from '../define-messages.ts';
import type { forgotPassword as english } from '../en/forgot-password.ts';

export const forgotPassword: TranslationOf<typeof english> = {
  sellerTitle: '판매자 비밀번호 찾기',
  sellerDescription: 'Snapbazaar 판매자 계정의 비밀번호를 새로 설정해 주세요.',
  customerTitle: '비밀번호 찾기',
  customerDescription: 'Snapbazaar 구매자 계정의 비밀번호를 새로 설정해 주세요.',
  subtitle: '인증번호를 받아 새 비밀번호를 설정해 주세요',
  sendCode: '인증번호 받기',
  howToGetCode: '인증번호 받는 방법',
  sentTo: '가입된 계정이 있으면 {address}에 인증번호를 보내 드려요. 인증번호는 15분 동안 유효해요.',
  code: '인증번호',
  codeRequired: '인증번호 6자리를 입력해 주세요.',
  newPassword: '새 비밀번호',
  setPassword: '새 비밀번호 설정',
  otherAddress: '다른 이메일이나 휴대폰 번호 사용',
  remembered: '비밀번호가 기억나셨나요? <link>로그인</link>',
  resetTitle: '새 비밀번호 설정',
  resetDescription: 'Snapbazaar 계정의 비밀번호를 새로 설정해 주세요.',
  resetSubtitle: '변경하면 로그인된 모든 기기에서 로그아웃돼요',
  linkMissing: '메일에 있는 링크로 열어야 하는 페이지예요. 새 링크를 요청해 주세요.',
  askAsSeller: '판매자 계정으로 요청',
  askAsCustomer: '구매자 계정으로 요청',
};
