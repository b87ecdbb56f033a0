import type { TranslationOf } from '../define-messages.ts';
import type { assistant as english } from '../en/assistant.ts';

export const assistant: TranslationOf<typeof english> = {
  pageTitle: 'แชท AI · Snapbazaar',
  pageDescription: 'จากรูปเดียวสู่รายการพร้อมขายใน 7 ภาษา',
  welcome: 'ยินดีต้อนรับ',
  welcomeByName: 'ยินดีต้อนรับ {name}',
  lead: 'จากรูปเดียวสู่รายการพร้อมขาย ทำต่อจากที่ค้างไว้ได้เลย',
  createProduct: 'เพิ่มสินค้าและเปิดร้าน',
  setGoal: 'ตั้งเป้าหมายการขายและเปิดแคมเปญ',
  setRegion: 'เลือกประเทศที่ขายและวางแผนราคา',
  setDelivery: 'ตั้งค่าการจัดส่ง',
  askAnything: 'ถามได้ทุกเรื่อง',
  samplePrompt: 'ช่วยอธิบายสินค้าของฉัน',
  attach: 'แนบรูป',
  voiceMessage: 'ข้อความเสียง',
  voiceMessageUnsupported: 'ข้อความเสียง<hidden>: เบราว์เซอร์นี้แปลงเสียงเป็นข้อความไม่ได้</hidden>',
  voiceUnsupported: 'เบราว์เซอร์นี้แปลงเสียงเป็นข้อความไม่ได้',
  listening: 'กำลังฟัง',
  browsePrompts: 'ตัวอย่างคำถาม',
  length: '{count}/{max}',
  tooLong: '{count}/{max}<hidden> โปรดย่อให้สั้นลง</hidden>',
  stop: 'หยุด',
  send: 'ส่ง',
};
