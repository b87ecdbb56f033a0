import type { TranslationOf } from '../define-messages.ts';
import type { wizard as english } from '../en/wizard.ts';

export const wizard: TranslationOf<typeof english> = {
  createListing: '상품 등록',
  stepOf: '<hidden>단계 </hidden>{number} / {count}',
  back: '이전 단계',
  backToChat: '채팅으로 돌아가기',
  opensWhenDescribed: '상품 정보를 입력하면 진행할 수 있어요.',
  opensWhenPriced: '가격과 국가를 정하면 진행할 수 있어요.',
  opensWhenGoalIsSet: '판매 목표를 정하면 진행할 수 있어요.',
  photoRequired: '상품 사진을 추가해 주세요.',
  categoryRequired: '카테고리를 선택해 주세요.',
  analysisDoneTitle: '사진 분석이 끝났어요',
  analysisDone: '돌아와서 분석 결과를 확인해 주세요.',
  noPreviousPhoto: '이전에 올린 상품 사진이 없어요.',
  otherTabTitle: '이 상품이 다른 탭에서 열려 있어요',
  otherTab: '여기에서 계속하면 다른 탭은 잠시 멈춰요. 어느 쪽이든 사라지는 내용은 없어요.',
  continueHere: '여기에서 계속',
};
