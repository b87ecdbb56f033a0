import type { TranslationOf } from '../define-messages.ts';
import type { invoiceFile as english } from '../en/invoice-file.ts';

export const invoiceFile: TranslationOf<typeof english> = {
  sandbox: 'Môi trường thử nghiệm: không dùng tiền thật. Đây không phải chứng từ thuế.',
  total: 'Tổng cộng',
};
