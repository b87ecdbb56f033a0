import type { TranslationOf } from '../define-messages.ts';
import type { browse as english } from '../en/browse.ts';

export const browse: TranslationOf<typeof english> = {
  description: 'Tìm kiếm trong mọi ngành hàng của sàn.',
  resultsFor: 'Kết quả cho “{query}”',
  quoted: '“{query}”',
  chosen: 'Đã chọn',
  remove: 'Bỏ {label}',
  clearAll: 'Xóa tất cả',
  shownInstead: 'Đang hiển thị kết quả cho <words>{words}</words>.',
  searchFor: 'Tìm “{query}”',
  nearMatches: 'Không có kết quả khớp hoàn toàn. Đây là những sản phẩm gần giống.',
};
