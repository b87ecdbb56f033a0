import type { TranslationOf } from '../define-messages.ts';
import type { helpAsking as english } from '../en/help-asking.ts';

export const helpAsking: TranslationOf<typeof english> = {
  title: 'Cần trợ giúp',
  askAnythingQuestion: 'Tôi có thể hỏi gì trong “Hỏi bất cứ điều gì”?',
  askAnythingAnswer:
    'Bạn có thể hỏi cách sử dụng Snapbazaar, cũng như về tin đăng và bản nháp của mình: bao nhiêu tin đang bán, tin nào còn là bản nháp, giá của một sản phẩm. Trợ lý AI trả lời dựa trên Trung tâm trợ giúp này và dữ liệu của bạn, mỗi câu hỏi tối đa 3.000 ký tự, và sẽ nói rõ khi không biết.',
  askAnythingKeywords: 'xin chào chào bạn cảm ơn bạn là ai chat trợ lý bot câu hỏi ai giúp đỡ hello hi',
  assistantActsQuestion: 'Trợ lý AI có thể đăng hoặc sửa giúp tôi không?',
  assistantActsAnswer:
    'Không. Trợ lý AI chỉ trả lời và không bao giờ thay bạn thực hiện thao tác nào. Trợ lý sẽ dẫn bạn đến trang để bạn tự làm.',
  assistantActsKeywords: 'làm giúp tôi tự động thao tác thay đổi chỉnh sửa chat',
  voiceMessageQuestion: 'Vì sao Tin nhắn thoại bị tắt?',
  voiceMessageAnswer:
    'Tính năng này dùng khả năng nhận dạng giọng nói của trình duyệt, mà không phải trình duyệt nào cũng có. Khi không có, nút sẽ bị tắt và cho biết lý do. Bạn có thể gõ câu hỏi thay cho giọng nói.',
  voiceMessageKeywords: 'micrô micro giọng nói đọc ghi âm nói',
  contactUsQuestion: 'Làm sao để liên hệ với nhân viên hỗ trợ?',
  contactUsAnswer:
    'Dùng biểu mẫu ở cuối trang này. Tin nhắn được lưu kèm thông tin tài khoản của bạn, để đội ngũ vận hành sàn có thể trả lời qua email hoặc số điện thoại. Thời gian phản hồi tùy thuộc vào họ. Đừng bao giờ gửi mật khẩu.',
  contactUsKeywords: 'hỗ trợ liên lạc email người thật nhắn tin báo lỗi sự cố khiếu nại đơn vị vận hành cskh',
};
