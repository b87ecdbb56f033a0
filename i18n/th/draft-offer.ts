import type { TranslationOf } from '../define-messages.ts';
import type { draftOffer as english } from '../en/draft-offer.ts';

export const draftOffer: TranslationOf<typeof english> = {
  draftStep: 'ฉบับร่างของคุณ ขั้นตอนที่ {step} จาก 4',
  untitledDraft: 'รายการที่ยังไม่มีชื่อ',
  removeDraft: 'ลบฉบับร่าง',
  continue: 'ทำต่อ',
  removeTitle: 'ต้องการลบฉบับร่างนี้หรือไม่',
  removeExplanation: 'รูป ข้อความ และตัวเลขของฉบับร่างเก็บไว้ในเบราว์เซอร์นี้เท่านั้น ลบแล้วกู้คืนไม่ได้',
  keep: 'เก็บไว้',
  remove: 'ลบ',
};
