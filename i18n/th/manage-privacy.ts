import type { TranslationOf } from '../define-messages.ts';
import type { managePrivacy as english } from '../en/manage-privacy.ts';

export const managePrivacy: TranslationOf<typeof english> = {
  title: 'จัดการความเป็นส่วนตัว',
  description: 'สิ่งที่คุณอนุญาต สิ่งที่เก็บไว้ และวิธีลบออก',
  allowed: 'สิ่งที่คุณอนุญาต',
  onServer: 'เก็บไว้บนเซิร์ฟเวอร์นี้',
  serverData:
    'ชื่อ อีเมลหรือหมายเลขโทรศัพท์ ค่าแฮชทางเดียวของรหัสผ่าน อุปกรณ์ที่คุณเข้าสู่ระบบ รูป รายการสินค้าและแผน ตัวเลือกและโทเค็น และข้อความที่คุณส่งถึงเรา ดูเหตุผลได้ใน<privacy>นโยบายความเป็นส่วนตัว</privacy>',
  download: 'ดูและดาวน์โหลดทั้งหมด',
  delete: 'ลบทั้งหมด',
  inBrowser: 'เก็บไว้ในเบราว์เซอร์นี้',
  listingDraft: 'ฉบับร่างของรายการสินค้า',
  cart: 'รถเข็น',
  country: 'ประเทศที่จัดส่ง',
  paymentMethod: 'ช่องทางชำระเงินล่าสุด',
  theme: 'ธีมสว่างหรือมืด',
  language: 'ภาษาที่ใช้แสดงหน้าเว็บ',
  currency: 'สกุลเงิน',
  sidebar: 'การย่อแถบด้านข้าง',
  notifications: 'การแจ้งเตือน',
  ordersSeen: 'เวลาล่าสุดที่คุณดูคำสั่งซื้อ',
  carrier: 'บริษัทขนส่งของพัสดุล่าสุด',
  forget: 'ล้าง',
  forgetEntry: 'ล้าง: {name}',
  nothingKept: 'ไม่มีข้อมูลที่เก็บไว้',
};
