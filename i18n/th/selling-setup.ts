import type { TranslationOf } from '../define-messages.ts';
import type { sellingSetup as english } from '../en/selling-setup.ts';

export const sellingSetup: TranslationOf<typeof english> = {
  title: 'การจัดส่งและการชำระเงิน',
  lead: 'ตั้งค่าเพียงครั้งเดียว เรากรอกไว้ให้แล้วและจะบันทึกเมื่อคุณลงขาย เปลี่ยนภายหลังได้ในการตั้งค่า',
  packed: 'พัสดุส่งจาก {country} ภายใน {count} วัน ค่าจัดส่งในประเทศ {fee}',
  packedToday: 'พัสดุส่งจาก {country} ภายในวันเดียวกัน ค่าจัดส่งในประเทศ {fee}',
  change: 'เปลี่ยนการจัดส่ง',
  more: 'เพิ่มพร้อมเพย์, VietQR และ PayNow ได้ในการตั้งค่า',
};
