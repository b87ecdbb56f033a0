import type { TranslationOf } from '../define-messages.ts';
import type { wizard as english } from '../en/wizard.ts';

export const wizard: TranslationOf<typeof english> = {
  createListing: 'สร้างรายการสินค้า',
  stepOf: '<hidden>ขั้นตอนที่ </hidden>{number} / {count}',
  back: 'ย้อนกลับ',
  backToChat: 'กลับไปที่แชท',
  opensWhenDescribed: 'เปิดได้เมื่อกรอกข้อมูลสินค้าแล้ว',
  opensWhenPriced: 'เปิดได้เมื่อตั้งราคาและเลือกประเทศแล้ว',
  opensWhenGoalIsSet: 'เปิดได้เมื่อตั้งเป้าหมายการขายแล้ว',
  photoRequired: 'กรุณาเพิ่มรูปสินค้าของคุณ',
  categoryRequired: 'กรุณาเลือกหมวดหมู่',
  analysisDoneTitle: 'วิเคราะห์รูปของคุณเสร็จแล้ว',
  analysisDone: 'กลับมาตรวจดูผลการวิเคราะห์',
  noPreviousPhoto: 'ไม่พบ UUID ของสินค้าก่อนหน้า',
  otherTabTitle: 'รายการนี้เปิดอยู่ในแท็บอื่น',
  otherTab: 'ทำต่อที่นี่ได้ แล้วแท็บอื่นจะหยุดรอ ไม่ว่าเลือกแบบใดก็ไม่มีข้อมูลสูญหาย',
  continueHere: 'ทำต่อที่นี่',
};
