import type { TranslationOf } from '../define-messages.ts';
import type { checkout as english } from '../en/checkout.ts';

export const checkout: TranslationOf<typeof english> = {
  title: 'Thanh toán',
  description: 'Địa chỉ, giao hàng và thanh toán cho đơn hàng của bạn.',
  sandbox: 'Môi trường thử nghiệm. Không dùng tiền thật.',
  direct: 'Tiền được chuyển thẳng cho người bán.',
  deliverTo: 'Địa chỉ nhận hàng',
  change: 'Thay đổi',
  savedAddresses: 'Địa chỉ đã lưu',
  anotherAddress: 'Địa chỉ khác',
  saveAddress: 'Lưu địa chỉ này',
  saveAddressHint: 'Để dùng cho lần mua sau.',
  note: 'Lời nhắn cho người bán',
  noteHint: 'Không bắt buộc, ví dụ nơi để kiện hàng.',
  notShipped: '{seller} không giao đến {country}. Sản phẩm của shop này vẫn ở trong giỏ hàng.',
  payWith: 'Phương thức thanh toán',
  paySellerWith: 'Phương thức thanh toán cho {seller}',
  sum: 'Chi tiết thanh toán',
  items: '{count} sản phẩm',
  deliveryOf: 'Phí vận chuyển, {count} kiện hàng',
  free: 'miễn phí',
  total: 'Tổng cộng',
  about: '≈ {amount} · tỷ\u00a0giá\u00a0{date}',
  placeOrder: 'Đặt hàng',
  customs: 'Thuế chưa được tính. Hàng từ nước khác có thể bị thu thuế nhập khẩu khi đến nơi.',
  oneSeller: 'Bạn có thể hủy trước khi người bán gửi hàng. Trả hàng trong {days} ngày kể từ khi nhận.',
  moreSellers:
    '{count} đơn hàng, mỗi người bán một đơn. Bạn có thể hủy trước khi người bán gửi hàng. Trả hàng trong {days} ngày kể từ khi nhận.',
  nothing: 'Không có sản phẩm nào để đặt mua.',
  toCart: 'Quay lại giỏ hàng',
  noMethod: 'Hiện chưa thanh toán được các sản phẩm này trên Snapbazaar.',
  placed: 'Đã đặt hàng',
  lost: 'Mất kết nối trước khi nhận được phản hồi. Hãy nhấn lại: đơn hàng chỉ được đặt một lần.',
  unanswered:
    'Lần đặt hàng trước chưa có phản hồi nên đơn có thể đã được đặt. Hãy kiểm tra lại: đơn hàng chỉ được đặt một lần.',
  askAgain: 'Kiểm tra lại',
};
