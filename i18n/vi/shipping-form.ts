import type { TranslationOf } from '../define-messages.ts';
import type { shippingForm as english } from '../en/shipping-form.ts';

export const shippingForm: TranslationOf<typeof english> = {
  country: 'Gửi hàng từ',
  place: 'Thành phố',
  placeHint: 'Hiển thị cho người mua bên cạnh thời gian giao hàng.',
  packDays: 'Số ngày chuẩn bị hàng',
  packDaysHint: 'Số ngày làm việc từ khi đơn được thanh toán đến khi gửi hàng.',
  homeFee: 'Phí vận chuyển trong nước (US$)',
  regionFee: 'Phí vận chuyển trong khu vực của bạn (US$)',
  worldFee: 'Phí vận chuyển đến các nước còn lại (US$)',
  emptyFee: 'Để trống nếu bạn không giao đến đó.',
  freeFrom: 'Miễn phí vận chuyển cho đơn từ (US$)',
  freeFromHint: 'Để trống nếu không miễn phí.',
  countryRequired: 'Vui lòng chọn quốc gia.',
  placeTooLong: 'Tối đa 100 ký tự.',
  packDaysWrong: 'Vui lòng nhập số ngày từ 0 đến 30.',
  feeRequired: 'Vui lòng nhập phí; 0 là miễn phí vận chuyển.',
  feeWrong: 'Vui lòng nhập số tiền không quá 1000, ví dụ 4.50.',
  freeFromWrong: 'Vui lòng nhập số tiền không quá 100000, ví dụ 50.',
  save: 'Lưu cài đặt vận chuyển',
  suggested: 'Đã điền sẵn theo quốc gia của bạn. Người mua có thể đặt hàng sau khi bạn lưu.',
};
