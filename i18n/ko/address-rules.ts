import type { TranslationOf } from '../define-messages.ts';
import type { addressRules as english } from '../en/address-rules.ts';

export const addressRules: TranslationOf<typeof english> = {
  nameRequired: '받는 사람의 이름을 입력해 주세요.',
  countryRequired: '국가를 선택해 주세요.',
  lineRequired: '주소를 입력해 주세요.',
};
