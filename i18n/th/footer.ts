import type { TranslationOf } from '../define-messages.ts';
import type { footer as english } from '../en/footer.ts';

export const footer: TranslationOf<typeof english> = {
  tagline: 'รูปเดียวกลายเป็นรายการสินค้าใน 7 ภาษา',
  languages: 'ภาษา',
  learn: 'เรียนรู้เพิ่มเติม',
  about: 'Snapbazaar คืออะไร',
  contact: 'ติดต่อเรา',
  sponsor: 'สนับสนุนและบริจาค',
  legal: 'ข้อมูลทางกฎหมาย',
  terms: 'ข้อกำหนดการใช้งาน',
  privacy: 'นโยบายความเป็นส่วนตัว',
  licenses: 'สัญญาอนุญาตของบุคคลที่สาม',
};
