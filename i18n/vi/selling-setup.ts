import type { TranslationOf } from '../define-messages.ts';
import type { sellingSetup as english } from '../en/selling-setup.ts';

export const sellingSetup: TranslationOf<typeof english> = {
  title: 'Cách bạn gửi hàng và nhận tiền',
  lead: 'Chỉ hỏi một lần, đã điền sẵn cho bạn và được lưu khi bạn đăng tin. Bạn có thể thay đổi sau trong Cài đặt.',
  packed: 'Hàng được gửi từ {country} trong {count} ngày. Phí vận chuyển trong nước là {fee}.',
  packedToday: 'Hàng được gửi từ {country} ngay trong ngày. Phí vận chuyển trong nước là {fee}.',
  change: 'Thay đổi cách gửi hàng',
  more: 'Có thể thêm PromptPay, VietQR và PayNow trong Cài đặt.',
};
