import type { TranslationOf } from '../define-messages.ts';
import type { common as english } from '../en/common.ts';

export const common: TranslationOf<typeof english> = {
  skipToContent: 'ข้ามไปที่เนื้อหา',
  all: 'ทั้งหมด',
  carousel: 'สไลด์',
  close: 'ปิด',
  dismiss: 'ปิด',
  goHome: 'ไปหน้าแรก',
  hideField: 'ซ่อนข้อความในช่อง{label}',
  loading: 'กำลังโหลด',
  more: 'ดูเพิ่มเติม',
  next: 'ถัดไป',
  pageFailed: 'หน้านี้เกิดข้อผิดพลาด โปรดลองอีกครั้ง',
  partFailed: 'โหลด{name}ไม่สำเร็จ',
  previous: 'ก่อนหน้า',
  priceBefore: '<hidden>ราคาก่อนลด </hidden><old>{price}</old>',
  priceNow: '<hidden>ราคาปัจจุบัน </hidden>{price}',
  sampleData: 'ข้อมูลตัวอย่าง',
  search: 'ค้นหา',
  seeNew: 'ดูสินค้ามาใหม่',
  share: 'แชร์',
  showField: 'แสดงข้อความในช่อง{label}',
  tryAgain: 'ลองอีกครั้ง',
};
