import type { TranslationOf } from '../define-messages.ts';
import type { cardRules as english } from '../en/card-rules.ts';

export const cardRules: TranslationOf<typeof english> = {
  numberRequired: 'Vui lòng nhập số thẻ.',
  numberWrong: 'Số thẻ không đúng. Vui lòng kiểm tra lại.',
  expiryRequired: 'Vui lòng nhập ngày hết hạn.',
  expiryWrong: 'Vui lòng nhập ngày hết hạn theo tháng và năm, ví dụ 08/30.',
  expired: 'Thẻ này đã hết hạn. Vui lòng dùng thẻ khác.',
  cvcRequired: 'Vui lòng nhập mã bảo mật.',
  cvcWrong: 'Mã bảo mật gồm {count} chữ số.',
  codeNotSixDigits: 'Vui lòng nhập đủ 6 chữ số của mã.',
  declined: 'Thẻ bị từ chối. Bạn chưa bị trừ tiền. Vui lòng dùng thẻ khác.',
  code_wrong: 'Mã không đúng. Bạn chưa bị trừ tiền. Vui lòng thử lại.',
};
