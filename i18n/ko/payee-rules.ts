import type { TranslationOf } from '../define-messages.ts';
import type { payeeRules as english } from '../en/payee-rules.ts';

export const payeeRules: TranslationOf<typeof english> = {
  promptpayRequired: 'PromptPay 휴대폰 번호, 신분증 번호, 납세자 번호, 전자지갑 ID 중 하나를 입력해 주세요.',
  promptpayWrong:
    '태국 휴대폰 번호(10자리), 신분증 번호나 납세자 번호(13자리), 전자지갑 ID(15자리) 중 하나를 입력해 주세요.',
  thaiIdWrong: '신분증 번호나 납세자 번호의 마지막 자리가 맞지 않아요. 확인해 주세요.',
  vietqrBankRequired: '은행을 선택해 주세요.',
  vietqrAccountRequired: '계좌번호를 입력해 주세요.',
  vietqrAccountWrong: '은행에 표시된 대로 계좌번호를 입력해 주세요. 숫자나 영문 4~19자리예요.',
  paynowRequired: 'PayNow 휴대폰 번호나 UEN을 입력해 주세요.',
  paynowWrong: '싱가포르 휴대폰 번호(8이나 9로 시작하는 8자리)나 UEN을 입력해 주세요. 예: 201403121W',
};
