import type { TranslationOf } from '../define-messages.ts';
import type { storefrontEdit as english } from '../en/storefront-edit.ts';

export const storefrontEdit: TranslationOf<typeof english> = {
  title: '상품 수정',
  listing: '상품',
  listedOn: '{date} 등록',
  discardChanges: '변경 취소',
  saveChanges: '변경 사항 저장',
  saved: '상품을 저장했어요.',
  savedWithOlderTexts: '상품을 저장했어요. 바뀐 {language} 내용에 맞춰 확인할 언어가 {count}개 있어요.',
  loadFailed: '상품을 불러오지 못했어요',
  changedElsewhere:
    '그사이 다른 곳에서 상품 정보가 수정되어 저장되지 않았어요. 입력한 내용은 그대로 있고, 나머지는 최신 상품 정보예요. 확인한 뒤 다시 저장해 주세요.',
  seeNewer: '변경 취소하고 최신 내용 보기',
  olderThanSource: '{language} 수정 미반영',
  othersBecomeOlder: '다른 언어의 내용은 그대로 유지되며, 하나씩 확인할 때까지 ‘수정 미반영’으로 표시돼요.',
  stillRight: '이 내용 그대로 유지',
  sourceChangedHint: '이 내용이 작성된 뒤에 {language} 내용이 수정됐어요.',
  category: '카테고리',
  changeCategory: '카테고리 변경',
  priceAndStock: '가격과 재고',
  suggestedPrice: '판매가(미국 달러)',
  priceBefore: '할인 전 가격(미국 달러)',
  priceBeforeHint: '가격을 내린 경우에만 입력해 주세요. 판매가 옆에 취소선으로 표시돼요.',
  stock: '재고 수량',
  stockHint:
    '0이면 품절로 표시돼요. 상품 페이지는 유지되지만 구매할 수 없어요. 주문이 들어오면 재고가 자동으로 줄어요.',
  region: '판매 국가',
  salesGoal: '판매 목표',
  monthlySalesTarget: '월 매출 목표(미국 달러)',
  sellUnits: '월 판매 수량',
  marketingBudget: '마케팅 예산(미국 달러)',
  offerCredit: '후불 결제 제공',
  offerCreditHint: '상품에 함께 기록돼요. 구매자가 후불 결제를 요청할 수 있어요.',
  delivery: '물류와 배송',
  weight: '무게(kg)',
};
