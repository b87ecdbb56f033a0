import type { TranslationOf } from '../define-messages.ts';
import type { sponsor as english } from '../en/sponsor.ts';

export const sponsor: TranslationOf<typeof english> = {
  title: 'Tài trợ và ủng hộ',
  description: 'Cách giúp Snapbazaar: bằng thời gian, góp ý, máy chủ hoặc tiền.',
  lead: 'Snapbazaar hoàn toàn miễn phí. Nếu thấy hữu ích, bạn có thể đóng góp theo nhiều cách.',
  time: 'Đóng góp thời gian',
  report: 'Báo lỗi, kèm các bước dẫn đến lỗi.',
  translate: 'Sửa bản dịch cho ngôn ngữ của bạn.',
  mend: 'Sửa lỗi hoặc thêm kiểm thử trong mã nguồn.',
  money: 'Đóng góp tiền',
  noAccount:
    'Dự án không có tài khoản nhận ủng hộ trên trang web này và không kêu gọi đóng góp tại đây. Nếu bạn muốn ủng hộ đội ngũ vận hành sàn này, hãy hỏi đơn vị vận hành; xem <contact>Liên hệ với chúng tôi</contact>.',
  noInfluence: 'Không khoản thanh toán nào làm thay đổi sản phẩm được đăng, thứ tự hiển thị hay nội dung đánh giá.',
};
