import type { TranslationOf } from '../define-messages.ts';
import type { photoRules as english } from '../en/photo-rules.ts';

export const photoRules: TranslationOf<typeof english> = {
  type: '仅支持JPG、JPEG、PNG、GIF或WEBP格式的图片。',
  tooLarge: '照片超过{megabytes}MB，请换一张较小的。',
};
