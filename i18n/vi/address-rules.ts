import type { TranslationOf } from '../define-messages.ts';
import type { addressRules as english } from '../en/address-rules.ts';

export const addressRules: TranslationOf<typeof english> = {
  nameRequired: 'Vui lòng nhập tên người nhận hàng.',
  countryRequired: 'Vui lòng chọn quốc gia.',
  lineRequired: 'Vui lòng nhập số nhà, tên đường hoặc mô tả vị trí nhà.',
};
