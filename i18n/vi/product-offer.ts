import type { TranslationOf } from '../define-messages.ts';
import type { productOffer as english } from '../en/product-offer.ts';

export const productOffer: TranslationOf<typeof english> = {
  label: 'Giao hàng và trả hàng',
  left: 'Còn {count} sản phẩm',
  soldOut: 'Hết hàng',
  delivered: 'Giao đến {country}, dự kiến {days} · {fee}',
  deliveredFree: 'Giao đến {country}, dự kiến {days} · miễn phí vận chuyển',
  returns: 'Trả hàng trong {count} ngày · tiền của bạn được tạm giữ đến khi bạn nhận được hàng',
  returnsOnly: 'Trả hàng trong {count} ngày',
  customs: 'Hàng được gửi từ nước khác nên hải quan có thể thu thuế nhập khẩu. Khoản này chưa nằm trong giá.',
  notShipped: 'Người bán không giao đến {country}.',
  notForSaleYet: 'Người bán chưa thiết lập cách thanh toán và vận chuyển nên hiện chưa mua được sản phẩm này.',
  failed: 'Chưa xem được số lượng còn lại và phí vận chuyển. Bạn sẽ thấy cả hai trong giỏ hàng.',
};
