import type { TranslationOf } from '../define-messages.ts';
import type { helpCenter as english } from '../en/help-center.ts';

export const helpCenter: TranslationOf<typeof english> = {
  title: 'Trung tâm trợ giúp',
  description: 'Hướng dẫn bắt đầu cho người bán và giải đáp thắc mắc.',
  sellerTypes: 'Bạn thuộc nhóm người bán nào?',
  beginner: 'Cá nhân mới bắt đầu',
  beginnerText:
    'Bắt đầu với một tấm ảnh. Chúng tôi viết tin đăng bằng bảy ngôn ngữ; bạn kiểm tra, đặt giá và chọn nơi bán.',
  addProducts: 'Thêm sản phẩm',
  experienced: 'Người bán có kinh nghiệm',
  experiencedText:
    'Bạn đã nắm rõ giá cả. Hãy dùng số liệu ước tính để so sánh các quốc gia và nền tảng, chỉnh nội dung theo từng ngôn ngữ và quản lý mọi tin đăng trong Gian hàng của tôi.',
  manufacturer: 'Nhà sản xuất hoặc nhà cung cấp',
  manufacturerText:
    'Bắt đầu với một sản phẩm của mỗi dòng hàng. Ảnh rõ nét chụp một món duy nhất sẽ được nhận diện tốt nhất; trong phần mô tả, hãy ghi bạn cung cấp gì và số lượng tối thiểu.',
  retailer: 'Nhà bán lẻ tìm nguồn hàng',
  retailerText:
    'Tìm trên sàn bằng bất kỳ ngôn ngữ nào trong bảy ngôn ngữ, lọc theo giá và quốc gia đề xuất, rồi xem ai có hàng bạn cần. Hiện chưa thể nhắn tin cho người bán qua Snapbazaar.',
  questions: 'Câu hỏi thường gặp',
  search: 'Tìm trong Trung tâm trợ giúp',
  answerCount: '{count} câu trả lời',
  noAnswer: 'Không tìm thấy câu trả lời cho “{query}”',
  noAnswerText: 'Hãy thử từ khác hoặc hỏi đội ngũ vận hành sàn.',
  linkToAnswer: 'Liên kết đến câu trả lời này',
  writeToUs: 'Gửi tin nhắn cho chúng tôi',
  topic: 'Bạn cần hỗ trợ về vấn đề gì?',
  question: 'Tôi có câu hỏi',
  problem: 'Tôi gặp lỗi',
  idea: 'Tôi có ý tưởng',
  message: 'Tin nhắn của bạn',
  messageHint: 'Tin nhắn được gửi đến đội ngũ vận hành sàn. Họ có thể trả lời bạn qua {address}.',
  messageHintNoAddress:
    'Tin nhắn được gửi đến đội ngũ vận hành sàn. Họ có thể trả lời bạn qua địa chỉ trong tài khoản.',
  send: 'Gửi tin nhắn',
  thanks: 'Chúng tôi đã nhận được tin nhắn của bạn. Xin cảm ơn.',
};
