import type { TranslationOf } from '../define-messages.ts';
import type { invoiceFile as english } from '../en/invoice-file.ts';

export const invoiceFile: TranslationOf<typeof english> = {
  sandbox: 'โหมดทดสอบ: ไม่มีการโอนเงินจริง เอกสารนี้ไม่ใช่ใบกำกับภาษี',
  total: 'ยอดรวม',
};
