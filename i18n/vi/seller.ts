import type { TranslationOf } from '../define-messages.ts';
import type { seller as english } from '../en/seller.ts';

export const seller: TranslationOf<typeof english> = {
  since: 'Bán hàng từ ngày {date}',
  forSale: 'Đang bán',
  seeOthers: 'Xem các shop khác',
  gone: 'Không tìm thấy người bán',
  goneTitle: 'Không tìm thấy người bán này.',
  goneText: 'Có thể shop đã đóng cửa hoặc địa chỉ bị gõ sai. Các shop khác vẫn đang mở.',
};
