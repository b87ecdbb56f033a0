import type { TranslationOf } from '../define-messages.ts';
import type { orderPhoto as english } from '../en/order-photo.ts';

export const orderPhoto: TranslationOf<typeof english> = {
  attached: '已添加：{name}',
  remove: '删除照片',
  uploading: '照片上传中',
};
