import type { TranslationOf } from '../define-messages.ts';
import type { payeeRules as english } from '../en/payee-rules.ts';

export const payeeRules: TranslationOf<typeof english> = {
  promptpayRequired: '请输入PromptPay手机号、身份证号、税号或电子钱包ID。',
  promptpayWrong: '请输入泰国手机号（10位）、身份证号或税号（13位），或电子钱包ID（15位）。',
  thaiIdWrong: '该身份证号或税号的末位校验码不正确，请检查。',
  vietqrBankRequired: '请选择银行。',
  vietqrAccountRequired: '请输入银行账号。',
  vietqrAccountWrong: '请按银行显示的格式输入账号：4至19位数字或字母。',
  paynowRequired: '请输入PayNow手机号或UEN。',
  paynowWrong: '请输入新加坡手机号（8位，以8或9开头）或UEN，例如201403121W。',
};
