import type { TranslationOf } from '../define-messages.ts';
import type { licenses as english } from '../en/licenses.ts';

export const licenses: TranslationOf<typeof english> = {
  title: 'สัญญาอนุญาตของบุคคลที่สาม',
  description: 'แพ็กเกจโอเพนซอร์สที่มากับ Snapbazaar และสัญญาอนุญาตของแต่ละแพ็กเกจ',
  lead: 'Snapbazaar สร้างขึ้นจากผลงานของผู้อื่น {count} แพ็กเกจ จัดกลุ่มตามสัญญาอนุญาต ข้อมูล ณ วันที่สร้างเวอร์ชันนี้',
  seePackage: 'ดูในแพ็กเกจ',
};
