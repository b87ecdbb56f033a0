import type { TranslationOf } from '../define-messages.ts';
import type { sponsor as english } from '../en/sponsor.ts';

export const sponsor: TranslationOf<typeof english> = {
  title: 'สนับสนุนและบริจาค',
  description: 'วิธีช่วย Snapbazaar ด้วยเวลา ถ้อยคำ เครื่อง หรือเงิน',
  lead: 'Snapbazaar ใช้งานได้ฟรี หากเป็นประโยชน์กับคุณ คุณตอบแทนได้หลายทาง',
  time: 'ช่วยด้วยเวลา',
  report: 'แจ้งสิ่งที่ใช้งานไม่ได้ พร้อมขั้นตอนที่ทำให้เกิดปัญหา',
  translate: 'ช่วยแก้คำแปลในภาษาของคุณ',
  mend: 'แก้ข้อผิดพลาดหรือเพิ่มการทดสอบในซอร์สโค้ด',
  money: 'ช่วยด้วยเงิน',
  noAccount: 'โครงการนี้ไม่มีบัญชีรับบริจาคบนเว็บไซต์นี้และไม่ได้ขอรับเงินที่นี่ หากคุณต้องการสนับสนุนผู้ที่ดูแลตลาดนี้ โปรดสอบถามผู้ดูแลเว็บไซต์ได้ที่<contact>ติดต่อเรา</contact>',
  noInfluence: 'การจ่ายเงินไม่มีผลต่อสิ่งที่ลงขาย การจัดอันดับ หรือเนื้อหาในรีวิว',
};
