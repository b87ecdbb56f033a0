import type { TranslationOf } from '../define-messages.ts';
import type { wizardFacts as english } from '../en/wizard-facts.ts';

export const wizardFacts: TranslationOf<typeof english> = {
  seen: 'เห็นในรูป',
  guessed: 'คาดเดา โปรดตรวจสอบ',
  colour: 'สี',
  material: 'วัสดุ',
  brand: 'แบรนด์',
  condition: 'สภาพ',
  printed: 'ข้อความบนสินค้า',
  printedWord: '“{word}”',
  ownDetails: 'รายละเอียดที่มีแต่คุณรู้',
  ownDetailsHint: 'ไม่บังคับ ข้อมูลที่คุณกรอกจะแสดงครบทั้ง 7 ภาษา',
  new: 'ใหม่',
  'like-new': 'เหมือนใหม่',
  'used-good': 'มือสอง สภาพดี',
  'used-fair': 'มือสอง สภาพพอใช้',
  'for-parts': 'ขายเป็นอะไหล่',
  size: 'ขนาด',
  sizeExample: 'M, 42, 30 × 20 ซม.',
  model: 'รุ่น',
  quantity: 'จำนวน',
  quantityWrong: 'จำนวนต้องเป็นจำนวนเต็มตั้งแต่ 1 ถึง {max}',
  inTheBox: 'ของในกล่อง',
  inTheBoxExample: 'ที่ชาร์จ สายเคเบิล เคส',
};
