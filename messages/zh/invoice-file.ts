import type { TranslationOf } from '../define-messages.ts';
import type { invoiceFile as english } from '../en/invoice-file.ts';

export const invoiceFile: TranslationOf<typeof english> = {
  sandbox: '测试环境：没有真实资金往来。本文件不是税务凭证。',
  total: '合计',
};
