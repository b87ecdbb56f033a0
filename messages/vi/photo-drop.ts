import type { TranslationOf } from '../define-messages.ts';
import type { photoDrop as english } from '../en/photo-drop.ts';

export const photoDrop: TranslationOf<typeof english> = {
  productPhoto: 'Ảnh sản phẩm của bạn',
  title: 'Chỉ cần một tấm ảnh',
  hint: 'Kéo thả vào đây, dán hoặc chọn ảnh. JPG, PNG, GIF hoặc WEBP, tối đa {megabytes} MB.',
  choose: 'Chọn ảnh',
  take: 'Chụp ảnh',
};
