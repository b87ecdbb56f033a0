import type { TranslationOf } from '../define-messages.ts';
import type { product as english } from '../en/product.ts';

export const product: TranslationOf<typeof english> = {
  category: 'Danh mục',
  descriptionLanguage: 'Ngôn ngữ mô tả',
  originalIn: 'Bản gốc {language}',
  translatedFrom: 'Dịch từ {language}',
  seeOriginal: 'Xem bản gốc',
  seeTranslation: 'Xem bản dịch',
  seller: 'Người bán',
  visit: 'Xem shop',
  visitSeller: 'Xem shop {name}',
  recommendedCountries: 'Quốc gia đề xuất',
  related: 'Có thể bạn cũng thích',
  linkCopied: 'Đã sao chép liên kết',
  copyFailed: 'Không sao chép được liên kết. Bạn có thể lấy liên kết trên thanh địa chỉ.',
  gone: 'Không còn bán',
  goneTitle: 'Sản phẩm này không còn được bán.',
  goneText: 'Có thể sản phẩm đã được bán hoặc người bán đã gỡ xuống. Vẫn còn nhiều sản phẩm khác đang chờ bạn.',
};
