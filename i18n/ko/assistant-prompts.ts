import type { TranslationOf } from '../define-messages.ts';
import type { assistantPrompts as english } from '../en/assistant-prompts.ts';

export const assistantPrompts: TranslationOf<typeof english> = {
  title: '추천 질문',
  listings: '내 상품',
  whichAreLive: '지금 판매 중인 내 상품은 무엇인가요?',
  isDraftSaved: '페이지를 닫아도 작성 중인 상품이 저장되나요?',
  changeLive: '판매 중인 상품은 어떻게 수정하나요?',
  pauseOrRemove: '상품 판매를 중지하거나 삭제하려면 어떻게 하나요?',
  photoAndTexts: '사진과 상품 설명',
  goodPhoto: '상품 사진은 어떻게 찍으면 좋을까요?',
  whoWrites: '상품 설명은 누가 작성하나요?',
  whatIsGuessed: '‘추정한 내용, 확인 필요’는 무슨 뜻인가요?',
  wrongCategory: '카테고리가 잘못됐어요. 어떻게 하나요?',
  priceAndDelivery: '가격, 목표, 배송',
  howPriced: '가격대는 어떻게 추정하나요?',
  howCountriesChosen: '추천 국가는 어떻게 정해지나요?',
  howForecast: '예상 매출은 어떻게 계산하나요?',
  howToShip: '해외 배송은 어떻게 하나요?',
};
