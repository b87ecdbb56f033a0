import type { TranslationOf } from '../define-messages.ts';
import type { defaultNames as english } from '../en/default-names.ts';

export const defaultNames: TranslationOf<typeof english> = {
  seller: '판매자 {code}',
  customer: '구매자 {code}',
};
