import type { TranslationOf } from '../define-messages.ts';
import type { orderPhoto as english } from '../en/order-photo.ts';

export const orderPhoto: TranslationOf<typeof english> = {
  attached: 'แนบแล้ว: {name}',
  remove: 'ลบรูป',
  uploading: 'กำลังอัปโหลดรูป',
};
