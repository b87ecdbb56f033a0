import type { TranslationOf } from '../define-messages.ts';
import type { assistantPrompts as english } from '../en/assistant-prompts.ts';

export const assistantPrompts: TranslationOf<typeof english> = {
  title: 'Câu hỏi gợi ý',
  listings: 'Tin đăng của tôi',
  whichAreLive: 'Những tin đăng nào của tôi đang bán?',
  isDraftSaved: 'Bản nháp có được lưu nếu tôi đóng trang không?',
  changeLive: 'Làm sao để sửa tin đăng đang bán?',
  pauseOrRemove: 'Làm sao để tạm ẩn hoặc xóa tin đăng?',
  photoAndTexts: 'Ảnh và nội dung',
  goodPhoto: 'Ảnh sản phẩm thế nào là đẹp?',
  whoWrites: 'Ai viết nội dung tin đăng?',
  whatIsGuessed: '“Phỏng đoán, vui lòng kiểm tra” nghĩa là gì?',
  wrongCategory: 'Danh mục bị sai, tôi phải làm gì?',
  priceAndDelivery: 'Giá, mục tiêu và giao hàng',
  howPriced: 'Khoảng giá được ước tính như thế nào?',
  howCountriesChosen: 'Các quốc gia được đề xuất dựa vào đâu?',
  howForecast: 'Dự báo doanh số được tính như thế nào?',
  howToShip: 'Làm sao để gửi hàng ra nước ngoài?',
};
