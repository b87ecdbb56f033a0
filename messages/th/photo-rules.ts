import type { TranslationOf } from '../define-messages.ts';
import type { photoRules as english } from '../en/photo-rules.ts';

export const photoRules: TranslationOf<typeof english> = {
  type: 'รองรับเฉพาะรูป JPG, JPEG, PNG, GIF หรือ WEBP',
  tooLarge: 'รูปนี้ใหญ่กว่า {megabytes} MB โปรดเลือกรูปที่เล็กลง',
};
