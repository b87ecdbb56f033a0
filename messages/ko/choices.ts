import type { TranslationOf } from '../define-messages.ts';
import type { choices as english } from '../en/choices.ts';

export const choices: TranslationOf<typeof english> = {
  yourChoices: '내 선택',
  behavioralData: '행동 데이터 수집 허용(+5 T4L 적립)',
  behavioralDataHint: '판매자센터를 어떻게 이용하는지 집계할 수 있게 돼요. 선택을 해제하면 5 T4L이 회수돼요.',
  optimize: '다른 구매자를 위한 상품 최적화',
  optimizeHint: '내 상품에서 학습한 내용을 다른 구매자에게 상품을 더 잘 보여 주는 데 활용할 수 있어요.',
};
