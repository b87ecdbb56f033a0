import type { TranslationOf } from '../define-messages.ts';
import type { orderPhoto as english } from '../en/order-photo.ts';

export const orderPhoto: TranslationOf<typeof english> = {
  attached: '첨부됨: {name}',
  remove: '사진 삭제',
  uploading: '사진 올리는 중',
};
