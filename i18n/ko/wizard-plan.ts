import type { TranslationOf } from '../define-messages.ts';
import type { wizardPlan as english } from '../en/wizard-plan.ts';

export const wizardPlan: TranslationOf<typeof english> = {
  title: '판매 국가와 가격',
  usePlan: '이 플랜 사용',
  plan: '플랜',
  generatePlan: 'AI 플랜 만들기',
  editInputs: '직접 수정',
  suggestedPrice: '판매가(미국 달러)',
  noPlan: '아직 사진을 분석하지 않아 플랜이 없어요. 가격과 국가를 직접 입력해 주세요.',
  aiPlan: 'AI 플랜',
  estimate: '같은 종류 상품의 가격을 추정했어요. 실제 판매 가격을 보장하지 않아요.',
  estimateOfDay: '{date} 시세를 바탕으로 같은 종류 상품의 가격을 추정했어요. 실제 판매 가격을 보장하지 않아요.',
  priceBelow: '입력한 가격이 이 가격대보다 낮아요.',
  priceAbove: '입력한 가격이 이 가격대보다 높아요.',
  localCurrencies: '현지 통화 가격',
  platformComparison: '플랫폼 비교',
  platform: '플랫폼',
  priceThere: '플랫폼 가격',
};
