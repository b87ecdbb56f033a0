import type { TranslationOf } from '../define-messages.ts';
import type { listings as english } from '../en/listings.ts';

export const listings: TranslationOf<typeof english> = {
  sponsored: 'ได้รับการสนับสนุน',
  reductionLabel: 'ลดสูงสุด 65%',
  makeAd: 'สร้างโฆษณาด้วย AI',
  shopNow: 'ดูสินค้า',
  noRecords: 'ไม่พบสินค้า',
  moreProducts: 'ดู<hidden>สินค้า</hidden>เพิ่มเติม',
  loadedMore: 'โหลดเพิ่มอีก {added} รายการ รวม {total} รายการ',
};
