import type { TranslationOf } from '../define-messages.ts';
import type { wizardDelivery as english } from '../en/wizard-delivery.ts';

export const wizardDelivery: TranslationOf<typeof english> = {
  title: 'Vận chuyển và giao hàng',
  finish: 'Lưu và hoàn tất',
  weight: 'Cân nặng (kg)',
  shopName: 'Tên shop',
  shopNameHint: 'Người mua thấy tên này bên cạnh tin đăng. Nếu không nhập, họ sẽ thấy “{name}”.',
  exampleTitle: 'Ví dụ về phí vận chuyển, cân nặng 0,8 kg',
  local: 'trong nước',
  international: 'quốc tế',
  noFee: '(miễn phí)',
  carriers: 'Đơn vị vận chuyển',
  carrierSite: '{name}<hidden>, mở trang web riêng</hidden>',
  carrierWithoutSite: '{name}<hidden>: {reason}</hidden>',
  facebookReason: 'Facebook sắp xếp vận chuyển ngay trong đơn hàng của họ nên không có trang công khai.',
  shippingTitle: 'Vận chuyển đến các quốc gia bạn chọn',
  shipsFrom: 'Gửi từ',
  shipsFromSaved: 'Bạn có thể thay đổi trong Cài đặt.',
  chooseCountry: 'Chọn quốc gia của bạn',
  estimate:
    'Ước tính cho một kiện hàng có mã vận đơn, theo bảng giá ngày {date}; giá của đơn vị vận chuyển mới là giá chính thức.',
  estimateFrom:
    'Ước tính cho một kiện hàng có mã vận đơn gửi từ {country}, theo bảng giá ngày {date}; giá của đơn vị vận chuyển mới là giá chính thức.',
  aboutPrice: 'khoảng {price}',
  noEstimate: 'chưa có ước tính',
};
