import type { TranslationOf } from '../define-messages.ts';
import type { addressRules as english } from '../en/address-rules.ts';

export const addressRules: TranslationOf<typeof english> = {
  nameRequired: '请输入收货人姓名。',
  countryRequired: '请选择国家/地区。',
  lineRequired: '请输入街道或详细位置。',
};
