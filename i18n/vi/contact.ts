import type { TranslationOf } from '../define-messages.ts';
import type { contact as english } from '../en/contact.ts';

export const contact: TranslationOf<typeof english> = {
  title: 'Liên hệ với chúng tôi',
  description: 'Liên hệ ai khi cần hỏi về sàn này và về phần mềm của sàn.',
  lead: 'Tùy nội dung cần hỏi, bạn liên hệ một trong hai nơi dưới đây.',
  marketplace: 'Về sàn này',
  operator:
    'Tài khoản, tin đăng, đơn hàng và dữ liệu của bạn do đơn vị vận hành máy chủ này quản lý. Hãy liên hệ theo địa chỉ họ công bố cho trang web này, hoặc theo thông tin liên hệ trong hồ sơ đăng ký tên miền. Phần mềm không có sẵn địa chỉ này. Người bán đã đăng nhập còn có thể gửi tin nhắn cho họ bằng biểu mẫu trong <help>Trung tâm trợ giúp</help>.',
  whatHelps: 'Để được hỗ trợ nhanh hơn, bạn hãy cho biết:',
  address: 'địa chỉ trang bạn đang xem,',
  steps: 'bạn đã làm gì và thấy gì,',
  time: 'ngày giờ và múi giờ của bạn.',
  noPassword: 'Đừng bao giờ gửi mật khẩu. Người hỗ trợ bạn không cần đến mật khẩu.',
  software: 'Về phần mềm',
  issues:
    'Nếu gặp lỗi của chính Snapbazaar hoặc có ý tưởng cải tiến, bạn hãy gửi lên trang theo dõi lỗi (issue tracker) trong kho mã nguồn của dự án. Đơn vị vận hành có thể cho bạn biết phiên bản đang chạy tại đây. Với lỗi bảo mật, vui lòng báo riêng cho nhóm phát triển để họ kịp sửa trước khi lỗi bị lộ.',
  newHere: 'Bạn mới biết đến sàn? Hãy bắt đầu từ trang <about>Snapbazaar là gì</about>.',
};
