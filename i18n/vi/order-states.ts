import type { TranslationOf } from '../define-messages.ts';
import type { orderStates as english } from '../en/order-states.ts';

export const orderStates: TranslationOf<typeof english> = {
  awaiting_payment: 'Chờ thanh toán',
  claimed: 'Người bán đang kiểm tra thanh toán',
  to_ship: 'Đang chuẩn bị hàng',
  shipped: 'Đang giao hàng',
  delivered: 'Đã giao hàng',
  completed: 'Hoàn tất',
  cancelled: 'Đã hủy',
  return: 'Trả hàng',
};
