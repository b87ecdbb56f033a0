import type { TranslationOf } from '../define-messages.ts';
import type { assistantPrompts as english } from '../en/assistant-prompts.ts';

export const assistantPrompts: TranslationOf<typeof english> = {
  title: 'ตัวอย่างคำถาม',
  listings: 'รายการสินค้าของฉัน',
  whichAreLive: 'รายการไหนของฉันกำลังขายอยู่บ้าง',
  isDraftSaved: 'ถ้าปิดหน้านี้ ฉบับร่างจะยังอยู่ไหม',
  changeLive: 'แก้ไขรายการที่กำลังขายอยู่ได้อย่างไร',
  pauseOrRemove: 'พักการขายหรือลบรายการสินค้าได้อย่างไร',
  photoAndTexts: 'รูปและข้อความ',
  goodPhoto: 'รูปสินค้าที่ดีควรเป็นแบบไหน',
  whoWrites: 'ใครเป็นคนเขียนข้อความ',
  whatIsGuessed: '“คาดเดา โปรดตรวจสอบ” หมายความว่าอะไร',
  wrongCategory: 'หมวดหมู่ไม่ถูกต้อง ต้องทำอย่างไร',
  priceAndDelivery: 'ราคา เป้าหมาย และการจัดส่ง',
  howPriced: 'ช่วงราคาประเมินจากอะไร',
  howCountriesChosen: 'ประเทศที่แนะนำเลือกมาอย่างไร',
  howForecast: 'ประมาณการยอดขายคำนวณอย่างไร',
  howToShip: 'ส่งสินค้าไปประเทศอื่นได้อย่างไร',
};
