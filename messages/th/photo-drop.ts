import type { TranslationOf } from '../define-messages.ts';
import type { photoDrop as english } from '../en/photo-drop.ts';

export const photoDrop: TranslationOf<typeof english> = {
  productPhoto: 'รูปสินค้าของคุณ',
  title: 'รูปเดียวก็พอ',
  hint: 'ลากรูปมาวางที่นี่ วางจากคลิปบอร์ด หรือเลือกจากเครื่อง รองรับ JPG, PNG, GIF หรือ WEBP ไม่เกิน {megabytes} MB',
  choose: 'เลือกรูป',
  take: 'ถ่ายรูป',
};
