import type { TranslationOf } from '../define-messages.ts';
import type { photoRules as english } from '../en/photo-rules.ts';

export const photoRules: TranslationOf<typeof english> = {
  type: 'Chỉ chấp nhận ảnh JPG, JPEG, PNG, GIF hoặc WEBP.',
  tooLarge: 'Ảnh này lớn hơn {megabytes} MB. Vui lòng chọn ảnh nhỏ hơn.',
};
