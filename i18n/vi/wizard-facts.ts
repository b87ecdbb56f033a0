import type { TranslationOf } from '../define-messages.ts';
import type { wizardFacts as english } from '../en/wizard-facts.ts';

export const wizardFacts: TranslationOf<typeof english> = {
  seen: 'Thấy trong ảnh',
  guessed: 'Phỏng đoán, vui lòng kiểm tra',
  colour: 'Màu sắc',
  material: 'Chất liệu',
  brand: 'Thương hiệu',
  condition: 'Tình trạng',
  printed: 'Chữ in',
  printedWord: '“{word}”',
  ownDetails: 'Chi tiết chỉ bạn biết',
  ownDetailsHint: 'Không bắt buộc. Thông tin bạn điền sẽ được viết bằng cả bảy ngôn ngữ.',
  new: 'Mới',
  'like-new': 'Như mới',
  'used-good': 'Đã dùng, còn tốt',
  'used-fair': 'Đã dùng, tạm ổn',
  'for-parts': 'Bán lấy linh kiện',
  size: 'Kích thước',
  sizeExample: 'M, 42, 30 × 20 cm',
  model: 'Mẫu (model)',
  quantity: 'Số lượng',
  quantityWrong: 'Số lượng phải là số nguyên từ 1 đến {max}',
  inTheBox: 'Trong hộp có',
  inTheBoxExample: 'củ sạc, cáp, ốp lưng',
};
