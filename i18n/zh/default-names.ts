import type { TranslationOf } from '../define-messages.ts';
import type { defaultNames as english } from '../en/default-names.ts';

export const defaultNames: TranslationOf<typeof english> = {
  seller: '卖家 {code}',
  customer: '买家 {code}',
};
