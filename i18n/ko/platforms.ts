import type { TranslationOf } from '../define-messages.ts';
import type { platforms as english } from '../en/platforms.ts';

export const platforms: TranslationOf<typeof english> = {
  unsuited: '이런 종류의 상품에는 맞지 않음',
  nowhere: '선택한 국가에서는 판매 불가',
  one: '{first}에서 판매 가능',
  two: '{first}, {second}에서 판매 가능',
  more: '{first}, {second} 및 그 외 선택 국가 {count}곳에서 판매 가능',
  handmade: '{where}(핸드메이드·빈티지·공예품 한정)',
};
