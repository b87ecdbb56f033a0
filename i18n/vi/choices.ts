import type { TranslationOf } from '../define-messages.ts';
import type { choices as english } from '../en/choices.ts';

export const choices: TranslationOf<typeof english> = {
  yourChoices: 'lựa chọn của bạn',
  behavioralData: 'Cho phép thu thập dữ liệu hành vi (nhận +5 T4L)',
  behavioralDataHint: 'Cách bạn sử dụng Kênh người bán có thể được thống kê. Nếu bỏ chọn, 5 T4L sẽ bị thu hồi.',
  optimize: 'Tối ưu sản phẩm cho những người mua khác',
  optimizeHint: 'Những gì rút ra từ tin đăng của bạn có thể giúp cải thiện nội dung hiển thị cho những người mua khác.',
};
