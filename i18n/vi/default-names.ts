import type { TranslationOf } from '../define-messages.ts';
import type { defaultNames as english } from '../en/default-names.ts';

export const defaultNames: TranslationOf<typeof english> = {
  seller: 'Người bán {code}',
  customer: 'Người mua {code}',
};
