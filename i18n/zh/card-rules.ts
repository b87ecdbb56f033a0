import type { TranslationOf } from '../define-messages.ts';
import type { cardRules as english } from '../en/card-rules.ts';

export const cardRules: TranslationOf<typeof english> = {
  numberRequired: '请输入卡号。',
  numberWrong: '卡号不正确，请检查。',
  expiryRequired: '请输入有效期。',
  expiryWrong: '请按月/年输入有效期，例如08/30。',
  expired: '该卡已过期，请换一张卡。',
  cvcRequired: '请输入安全码。',
  cvcWrong: '安全码应为{count}位数字。',
  codeNotSixDigits: '请输入6位数字验证码。',
  declined: '付款被银行拒绝，未扣款，请换一张卡。',
  code_wrong: '验证码不正确，未扣款，请重试。',
};
