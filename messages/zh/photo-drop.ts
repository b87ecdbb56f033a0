import type { TranslationOf } from '../define-messages.ts';
import type { photoDrop as english } from '../en/photo-drop.ts';

export const photoDrop: TranslationOf<typeof english> = {
  productPhoto: '商品照片',
  title: '一张照片就够了',
  hint: '将照片拖到此处、粘贴或点击选择。支持JPG、PNG、GIF、WEBP，最大{megabytes}MB。',
  choose: '选择照片',
  take: '拍照',
};
