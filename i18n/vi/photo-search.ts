import type { TranslationOf } from '../define-messages.ts';
import type { photoSearch as english } from '../en/photo-search.ts';

export const photoSearch: TranslationOf<typeof english> = {
  description: 'Tìm sản phẩm giống với ảnh của bạn.',
  resultsHeading: 'Giống ảnh của bạn',
  looksLike: 'Ảnh có vẻ thuộc danh mục <shelf>{shelf}</shelf> nên các sản phẩm này được xếp trước.',
  anotherPhoto: 'Chọn ảnh khác',
  nothingAlike: 'Chưa có sản phẩm nào giống ảnh của bạn.',
  seeShelf: 'Xem {shelf}',
  sending: 'Đang gửi ảnh',
  looking: 'Đang xem ảnh',
  photoLabel: 'Ảnh dùng để tìm kiếm',
  dropTitle: 'Tải ảnh lên để tìm',
  notKept: 'Ảnh chỉ được dùng cho lần tìm này và không được lưu lại.',
};
