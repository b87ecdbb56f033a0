import type { TranslationOf } from '../define-messages.ts';
import type { assistant as english } from '../en/assistant.ts';

export const assistant: TranslationOf<typeof english> = {
  pageTitle: 'Chat AI · Snapbazaar',
  pageDescription: 'Từ một tấm ảnh đến tin đăng bằng bảy ngôn ngữ.',
  welcome: 'Xin chào',
  welcomeByName: 'Xin chào, {name}',
  lead: 'Từ một tấm ảnh đến tin đăng sẵn sàng bán. Tiếp tục từ chỗ bạn đang làm dở nhé.',
  createProduct: 'Tạo sản phẩm và gian hàng',
  setGoal: 'Đặt mục tiêu bán hàng và chạy chiến dịch',
  setRegion: 'Khu vực bán và kế hoạch giá',
  setDelivery: 'Thiết lập vận chuyển và giao hàng',
  askAnything: 'Hỏi bất cứ điều gì',
  samplePrompt: 'Hãy mô tả sản phẩm của tôi.',
  attach: 'Đính kèm',
  voiceMessage: 'Tin nhắn thoại',
  voiceMessageUnsupported: 'Tin nhắn thoại<hidden>: trình duyệt này không chuyển được giọng nói thành văn bản</hidden>',
  voiceUnsupported: 'Trình duyệt này không chuyển được giọng nói thành văn bản.',
  listening: 'Đang nghe',
  browsePrompts: 'Câu hỏi gợi ý',
  length: '{count}/{max}',
  tooLong: '{count}/{max}<hidden>, vui lòng viết ngắn hơn</hidden>',
  stop: 'Dừng',
  send: 'Gửi',
};
