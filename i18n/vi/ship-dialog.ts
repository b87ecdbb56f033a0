import type { TranslationOf } from '../define-messages.ts';
import type { shipDialog as english } from '../en/ship-dialog.ts';

export const shipDialog: TranslationOf<typeof english> = {
  title: 'Đánh dấu {count} đơn hàng đã gửi',
  lead: 'Người mua sẽ được thông báo ngay, kèm liên kết theo dõi kiện hàng.',
  carrier: 'Đơn vị vận chuyển',
  trackingNumber: 'Mã vận đơn',
  trackingNumberOf: 'Mã vận đơn của {number}',
  trackingHint: 'Có thể để trống; khi đó người mua không theo dõi được kiện hàng.',
  notANumber: 'Mã vận đơn gồm 5 đến 40 chữ cái và chữ số.',
  looksWrong: 'Mã của {carrier} thường có dạng khác. Vui lòng kiểm tra lại.',
  confirm: 'Đánh dấu đã gửi hàng',
  cancel: 'Quay lại',
  shipped: 'Đã đánh dấu {count} đơn hàng là đã gửi',
  someFailed: '{count} đơn hàng chưa đánh dấu được. Lý do được ghi bên cạnh từng đơn.',
};
