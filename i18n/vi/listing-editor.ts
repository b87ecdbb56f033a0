import type { TranslationOf } from '../define-messages.ts';
import type { listingEditor as english } from '../en/listing-editor.ts';

export const listingEditor: TranslationOf<typeof english> = {
  chooseCategory: 'Chọn danh mục',
  searchCategories: 'Tìm bằng bất kỳ ngôn ngữ nào',
  searchExample: 'Giày thể thao, sneakers, รองเท้า',
  noCategory: 'Không tìm thấy danh mục hay mặt hàng phù hợp. Hãy thử từ khác.',
  recommendedCountries: 'Quốc gia đề xuất',
  removeCountry: 'Bỏ {country}',
  addCountry: 'Thêm quốc gia',
  chooseCountry: 'Chọn quốc gia',
  fulfilment: 'Cách giao hàng',
  self: 'Tự đóng gói và gửi hàng',
  partner: 'Dùng đối tác vận chuyển của sàn',
  courier: 'Đơn vị vận chuyển đến lấy hàng',
  language: 'Ngôn ngữ',
  languageTab: '{code}, {language}',
  markedLanguageTab: '{code}, {language}, {mark}',
  textMissing: 'thiếu nội dung',
  title: 'Tiêu đề',
  titleInLanguage: 'Tiêu đề, {language}',
  description: 'Mô tả',
  descriptionInLanguage: 'Mô tả, {language}',
};
