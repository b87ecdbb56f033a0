import type { TranslationOf } from '../define-messages.ts';
import type { orderPhoto as english } from '../en/order-photo.ts';

export const orderPhoto: TranslationOf<typeof english> = {
  attached: '添付済み：{name}',
  remove: '写真を削除',
  uploading: '写真をアップロード中',
};
