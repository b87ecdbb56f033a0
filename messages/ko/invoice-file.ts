import type { TranslationOf } from '../define-messages.ts';
import type { invoiceFile as english } from '../en/invoice-file.ts';

export const invoiceFile: TranslationOf<typeof english> = {
  sandbox: '테스트 환경이므로 실제 돈은 이동하지 않았습니다. 세무 서류가 아닙니다.',
  total: '합계',
};
