import type { TranslationOf } from '../define-messages.ts';
import type { shipDialog as english } from '../en/ship-dialog.ts';

export const shipDialog: TranslationOf<typeof english> = {
  title: 'แจ้งจัดส่ง {count} คำสั่งซื้อ',
  lead: 'ผู้ซื้อจะได้รับแจ้งทันที พร้อมลิงก์ติดตามพัสดุ',
  carrier: 'บริษัทขนส่ง',
  trackingNumber: 'หมายเลขพัสดุ',
  trackingNumberOf: 'หมายเลขพัสดุของคำสั่งซื้อ {number}',
  trackingHint: 'เว้นว่างได้ แต่ผู้ซื้อจะติดตามพัสดุไม่ได้',
  notANumber: 'หมายเลขพัสดุต้องเป็นตัวอักษรและตัวเลข 5 ถึง 40 ตัว',
  looksWrong: 'หมายเลขนี้ดูไม่ตรงกับรูปแบบของ {carrier} โปรดตรวจสอบอีกครั้ง',
  confirm: 'แจ้งจัดส่ง',
  cancel: 'ยกเลิก',
  shipped: 'แจ้งจัดส่งแล้ว {count} คำสั่งซื้อ',
  someFailed: 'แจ้งจัดส่งไม่สำเร็จ {count} คำสั่งซื้อ ดูเหตุผลได้ข้างแต่ละรายการ',
};
