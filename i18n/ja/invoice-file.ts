import type { TranslationOf } from '../define-messages.ts';
import type { invoiceFile as english } from '../en/invoice-file.ts';

export const invoiceFile: TranslationOf<typeof english> = {
  sandbox: 'テスト環境のため、実際のお金は動いていません。税務書類としてはご利用いただけません。',
  total: '合計',
};
