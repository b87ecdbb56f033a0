import type { TranslationOf } from '../define-messages.ts';
import type { listingEditor as english } from '../en/listing-editor.ts';

export const listingEditor: TranslationOf<typeof english> = {
  chooseCategory: 'เลือกหมวดหมู่',
  searchCategories: 'ค้นหาได้ทุกภาษา',
  searchExample: 'Sneakers, รองเท้า, 运动鞋',
  noCategory: 'ไม่พบหมวดหมู่หรือสินค้าชื่อนี้ ลองใช้คำอื่น',
  recommendedCountries: 'ประเทศที่แนะนำ',
  removeCountry: 'นำ {country} ออก',
  addCountry: 'เพิ่มประเทศ',
  chooseCountry: 'เลือกประเทศ',
  fulfilment: 'วิธีจัดส่ง',
  self: 'แพ็กและส่งเอง',
  partner: 'ใช้พาร์ตเนอร์ขนส่งของแพลตฟอร์ม',
  courier: 'ให้ขนส่งมารับ',
  language: 'ภาษา',
  languageTab: '{code}, {language}',
  markedLanguageTab: '{code}, {language}, {mark}',
  textMissing: 'ยังไม่มีข้อความ',
  title: 'ชื่อสินค้า',
  titleInLanguage: 'ชื่อสินค้า ({language})',
  description: 'รายละเอียดสินค้า',
  descriptionInLanguage: 'รายละเอียดสินค้า ({language})',
};
