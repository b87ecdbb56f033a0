import type { TranslationOf } from '../define-messages.ts';
import type { photoDrop as english } from '../en/photo-drop.ts';

export const photoDrop: TranslationOf<typeof english> = {
  productPhoto: '내 상품 사진',
  title: '사진 한 장이면 충분해요',
  hint: '여기에 끌어다 놓거나, 붙여넣거나, 파일을 선택해 주세요. JPG, PNG, GIF, WEBP 형식으로 최대 {megabytes}MB까지 올릴 수 있어요.',
  choose: '사진 선택',
  take: '사진 찍기',
};
