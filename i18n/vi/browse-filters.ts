import type { TranslationOf } from '../define-messages.ts';
import type { browseFilters as english } from '../en/browse-filters.ts';

export const browseFilters: TranslationOf<typeof english> = {
  filter: 'Bộ lọc',
  filterActive: 'Bộ lọc, đang dùng {count}',
  kind: 'Loại sản phẩm',
  priceInDollars: 'Giá (US$)',
  priceFrom: 'Giá từ, US$',
  priceTo: 'Giá đến, US$',
  anyPrice: 'Mọi mức giá',
  upTo: 'Tối đa {high}',
  from: 'Từ {low}',
  between: '{low} đến {high}',
  sortBy: 'Sắp xếp theo',
  best: 'Phù hợp nhất',
  newest: 'Mới nhất',
  price_up: 'Giá thấp đến cao',
  price_down: 'Giá cao đến thấp',
  recommendedFor: 'Đề xuất cho',
  anyCountry: 'Mọi quốc gia',
  listsNeedScripts: 'Hãy bật JavaScript để xem danh sách loại sản phẩm và quốc gia.',
  showProducts: 'Xem sản phẩm',
};
