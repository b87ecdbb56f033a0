import type { TranslationOf } from '../define-messages.ts';
import type { common as english } from '../en/common.ts';

export const common: TranslationOf<typeof english> = {
  skipToContent: 'Chuyển đến nội dung chính',
  all: 'Tất cả',
  carousel: 'băng chuyền',
  close: 'Đóng',
  dismiss: 'Đóng',
  goHome: 'Về trang chủ',
  hideField: 'Ẩn nội dung ô {label}',
  loading: 'Đang tải',
  more: 'Xem thêm',
  next: 'Tiếp theo',
  pageFailed: 'Trang này gặp lỗi. Vui lòng thử lại.',
  partFailed: 'Chưa tải được {name}',
  previous: 'Trước',
  priceBefore: '<hidden>giá gốc </hidden><old>{price}</old>',
  priceNow: '<hidden>Giá hiện tại </hidden>{price}',
  sampleData: 'Dữ liệu mẫu',
  search: 'Tìm kiếm',
  seeNew: 'Xem hàng mới',
  share: 'Chia sẻ',
  showField: 'Hiện nội dung ô {label}',
  tryAgain: 'Thử lại',
};
