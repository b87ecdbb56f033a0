import type { TranslationOf } from '../define-messages.ts';
import type { wizardFacts as english } from '../en/wizard-facts.ts';

export const wizardFacts: TranslationOf<typeof english> = {
  seen: '사진에서 확인',
  guessed: '추정한 내용, 확인 필요',
  colour: '색상',
  material: '소재',
  brand: '브랜드',
  condition: '상태',
  printed: '인쇄된 글자',
  printedWord: '“{word}”',
  ownDetails: '사진으로 알 수 없는 정보',
  ownDetailsHint: '선택 사항이에요. 입력한 내용은 7개 언어로 모두 작성돼요.',
  new: '새 상품',
  'like-new': '거의 새것',
  'used-good': '중고, 상태 좋음',
  'used-fair': '중고, 사용감 있음',
  'for-parts': '부품용',
  size: '사이즈',
  sizeExample: 'M, 42, 30 × 20 cm',
  model: '모델명',
  quantity: '수량',
  quantityWrong: '수량은 1~{max} 사이의 정수로 입력해 주세요.',
  inTheBox: '구성품',
  inTheBoxExample: '충전기, 케이블, 케이스',
};
