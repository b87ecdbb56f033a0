import type { TranslationOf } from '../define-messages.ts';
import type { shippingForm as english } from '../en/shipping-form.ts';

export const shippingForm: TranslationOf<typeof english> = {
  country: '출고 국가',
  place: '출고 지역',
  placeHint: '구매자에게 배송 기간과 함께 표시돼요.',
  packDays: '상품 준비 기간(일)',
  packDaysHint: '결제 후 발송까지 걸리는 영업일이에요.',
  homeFee: '국내 배송비(미국 달러)',
  regionFee: '인접 지역 배송비(미국 달러)',
  worldFee: '그 외 국가 배송비(미국 달러)',
  emptyFee: '배송하지 않는 지역은 비워 두세요.',
  freeFrom: '무료배송 기준 금액(미국 달러)',
  freeFromHint: '무료배송을 하지 않으면 비워 두세요.',
  countryRequired: '국가를 선택해 주세요.',
  placeTooLong: '100자 이하로 입력해 주세요.',
  packDaysWrong: '0~30일 사이로 입력해 주세요.',
  feeRequired: '배송비를 입력해 주세요. 0을 입력하면 무료배송이에요.',
  feeWrong: '1,000 이하의 금액을 입력해 주세요. 예: 4.50',
  freeFromWrong: '100,000 이하의 금액을 입력해 주세요. 예: 50',
  save: '배송 설정 저장',
  suggested: '국가에 맞춰 미리 채워 두었어요. 저장하면 구매자가 주문할 수 있어요.',
};
