import type { TranslationOf } from '../define-messages.ts';
import type { product as english } from '../en/product.ts';

export const product: TranslationOf<typeof english> = {
  category: 'หมวดหมู่',
  descriptionLanguage: 'ภาษาของรายละเอียด',
  originalIn: 'ต้นฉบับ{language}',
  translatedFrom: 'แปลจาก{language}',
  seeOriginal: 'ดูต้นฉบับ',
  seeTranslation: 'ดูคำแปล',
  seller: 'ผู้ขาย',
  visit: 'ดูร้าน',
  visitSeller: 'ดูร้าน {name}',
  recommendedCountries: 'ประเทศที่แนะนำ',
  related: 'สินค้าที่คุณอาจชอบ',
  linkCopied: 'คัดลอกลิงก์แล้ว',
  copyFailed: 'คัดลอกลิงก์ไม่สำเร็จ คัดลอกได้จากแถบที่อยู่ของเบราว์เซอร์',
  gone: 'ไม่มีขายแล้ว',
  goneTitle: 'สินค้านี้ไม่มีขายแล้ว',
  goneText: 'อาจขายไปแล้วหรือผู้ขายนำออก แต่ยังมีสินค้าอื่นให้เลือกดูอีกมาก',
};
