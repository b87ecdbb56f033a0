import type { TranslationOf } from '../define-messages.ts';
import type { about as english } from '../en/about.ts';

export const about: TranslationOf<typeof english> = {
  title: 'Snapbazaar là gì',
  description:
    'Phần mềm sàn thương mại điện tử mã nguồn mở, biến một tấm ảnh sản phẩm thành tin đăng bằng bảy ngôn ngữ.',
  lead: 'Chỉ cần một tấm ảnh sản phẩm là có tin đăng bằng bảy ngôn ngữ trên sàn.',
  buyers: 'Dành cho người mua',
  aisles:
    '15 ngành hàng, ai cũng xem được mà không cần tài khoản. Mỗi tin đăng đều có tiếng Anh, Thái, Trung, Việt, Tây Ban Nha, Nhật và Hàn.',
  sellers: 'Dành cho người bán',
  photo:
    'Người bán chỉ cần tải lên một tấm ảnh. Máy chủ đọc ảnh rồi đề xuất tiêu đề và mô tả cho từng ngôn ngữ, các quốc gia có thể bán và khoảng giá. Người bán kiểm tra toàn bộ nội dung trước khi đăng.',
  marks:
    'Nội dung do AI viết hoặc gợi ý được đánh dấu màu tím kèm biểu tượng tia sáng. Số liệu chỉ mang tính ví dụ được ghi là “Dữ liệu mẫu”.',
  operator: 'Đơn vị vận hành',
  openSource:
    'Snapbazaar là phần mềm mã nguồn mở theo giấy phép MIT, do những người đóng góp cho Snapbazaar xây dựng. Trang web này là một bản cài đặt của phần mềm, do một đơn vị vận hành riêng quản lý và quyết định những gì được bán tại đây. Cách liên lạc với họ có ở trang <contact>Liên hệ với chúng tôi</contact>.',
};
