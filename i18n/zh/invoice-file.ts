import type { TranslationOf } from '../define-messages.ts';
import type { invoiceFile as english } from '../en/invoice-file.ts';

export const invoiceFile: TranslationOf<typeof english> = {
  sandbox: '沙盒环境：不涉及真实资金。本文件不是税务凭证。',
  total: '合计',
};
