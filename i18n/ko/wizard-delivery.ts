import type { TranslationOf } from '../define-messages.ts';
import type { wizardDelivery as english } from '../en/wizard-delivery.ts';

export const wizardDelivery: TranslationOf<typeof english> = {
  title: '물류와 배송',
  finish: '저장하고 완료',
  weight: '무게(kg)',
  shopName: '스토어 이름',
  shopNameHint: '상품과 함께 구매자에게 표시돼요. 입력하지 않으면 “{name}” 이름으로 표시돼요.',
  exampleTitle: '배송비 예시(무게 0.8kg)',
  local: '국내',
  international: '해외',
  noFee: '(무료)',
  carriers: '택배사',
  carrierSite: '{name}<hidden>, 해당 사이트로 이동</hidden>',
  carrierWithoutSite: '{name}<hidden>: {reason}</hidden>',
  facebookReason: 'Facebook은 자체 주문 안에서 배송을 처리하며, 배송에 관한 공개 페이지가 없어요.',
  shippingTitle: '선택한 국가별 배송비',
  shipsFrom: '출고 국가',
  shipsFromSaved: '설정에서 바꿀 수 있어요.',
  chooseCountry: '국가를 선택해 주세요',
  estimate: '배송 조회가 가능한 택배 1개의 예상 배송비예요({date} 요금표 기준). 실제 요금은 택배사에 따라 달라요.',
  estimateFrom:
    '{country}에서 보내는, 배송 조회가 가능한 택배 1개의 예상 배송비예요({date} 요금표 기준). 실제 요금은 택배사에 따라 달라요.',
  aboutPrice: '약 {price}',
  noEstimate: '예상 배송비 정보 없음',
};
