import type { TranslationOf } from '../define-messages.ts';
import type { orderPhoto as english } from '../en/order-photo.ts';

export const orderPhoto: TranslationOf<typeof english> = {
  attached: 'Đã đính kèm: {name}',
  remove: 'Xóa ảnh',
  uploading: 'Đang tải ảnh lên',
};
