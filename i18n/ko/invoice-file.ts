import type { TranslationOf } from '../define-messages.ts';
import type { invoiceFile as english } from '../en/invoice-file.ts';

export const invoiceFile: TranslationOf<typeof english> = {
  sandbox: '테스트 환경: 실제 돈은 오가지 않았어요. 세금 증빙용 문서가 아니에요.',
  total: '합계',
};
