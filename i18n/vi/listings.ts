import type { TranslationOf } from '../define-messages.ts';
import type { listings as english } from '../en/listings.ts';

export const listings: TranslationOf<typeof english> = {
  sponsored: 'Được tài trợ',
  reductionLabel: 'Giảm đến 65%',
  makeAd: 'Tạo quảng cáo AI',
  shopNow: 'Xem ngay',
  noRecords: 'Không tìm thấy sản phẩm nào',
  moreProducts: 'Xem thêm<hidden> sản phẩm</hidden>',
  loadedMore: 'Đã tải thêm {added}, tổng cộng {total}',
};
