import type { TranslationOf } from '../define-messages.ts';
import type { choices as english } from '../en/choices.ts';

export const choices: TranslationOf<typeof english> = {
  yourChoices: '내 선택',
  behavioralData: '행동 데이터 수집 허용(+5 T4L 적립)',
  behavioralDataHint: '판매자센터 이용 방식이 집계될 수 있어요. 선택을 해제하면 5 T4L이 회수돼요.',
  optimize: '다른 구매자를 위한 상품 최적화',
  optimizeHint: '내 상품에서 학습한 내용이 다른 구매자에게 보이는 상품을 개선하는 데 쓰일 수 있어요.',
};
