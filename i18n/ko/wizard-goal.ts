import type { TranslationOf } from '../define-messages.ts';
import type { wizardGoal as english } from '../en/wizard-goal.ts';

export const wizardGoal: TranslationOf<typeof english> = {
  title: '판매 목표',
  launch: '캠페인 시작',
  monthlySalesTarget: '월 매출 목표(미국 달러)',
  sellUnits: '월 판매 수량',
  marketingBudget: '마케팅 예산(미국 달러)',
  offerCredit: '후불 결제 제공',
  offerCreditHint: '상품에 함께 기록돼요. 구매자가 후불 결제를 요청할 수 있어요.',
  forecast: '예산 {budget}, 평균가 {price}, 판매 수량 {count}개 기준 예상 거래액(GMV) 약 {sales}',
  targetAbove: '입력한 목표({target})가 예상 거래액보다 높아요.',
  forecastNote: '단순 계산으로 추정한 값이며 결과를 보장하지 않아요. GMV는 비용을 빼기 전 한 달 거래액이에요.',
  suggestion: '같은 방식으로 계산한 첫 목표: 마케팅 예산 {budget}로 {units}개를 판매해 매출 {sales} 달성.',
  useFigures: '이 수치 사용',
};
