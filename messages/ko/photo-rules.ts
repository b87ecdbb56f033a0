import type { TranslationOf } from '../define-messages.ts';
import type { photoRules as english } from '../en/photo-rules.ts';

export const photoRules: TranslationOf<typeof english> = {
  type: 'JPG, JPEG, PNG, GIF, WEBP 이미지만 올릴 수 있어요.',
  tooLarge: '사진이 {megabytes}MB를 넘어요. 더 작은 사진을 선택해 주세요.',
};
