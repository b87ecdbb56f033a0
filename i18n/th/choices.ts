import type { TranslationOf } from '../define-messages.ts';
import type { choices as english } from '../en/choices.ts';

export const choices: TranslationOf<typeof english> = {
  yourChoices: 'ตัวเลือกของคุณ',
  behavioralData: 'อนุญาตให้เก็บข้อมูลพฤติกรรมการใช้งาน (รับ +5 T4L)',
  behavioralDataHint: 'ระบบอาจเก็บสถิติการใช้ระบบจัดการร้านของคุณ หากยกเลิก ระบบจะเรียกคืน 5 T4L',
  optimize: 'ช่วยปรับสินค้าที่แนะนำให้ผู้ซื้อคนอื่น',
  optimizeHint: 'สิ่งที่เรียนรู้จากรายการสินค้าของคุณอาจช่วยให้ผู้ซื้อคนอื่นเห็นสินค้าที่ตรงใจยิ่งขึ้น',
};
