import type { TranslationOf } from '../define-messages.ts';
import type { wizardPlan as english } from '../en/wizard-plan.ts';

export const wizardPlan: TranslationOf<typeof english> = {
  title: '販売地域と価格',
  usePlan: 'このプランを使う',
  plan: 'プラン',
  generatePlan: 'AIプランを作成',
  editInputs: '入力内容を編集',
  suggestedPrice: '販売価格（米ドル）',
  noPlan: '写真がまだ解析されていないため、プランはありません。価格と販売国をご自身で入力してください。',
  aiPlan: 'AIプラン',
  estimate: '同じ種類の商品の目安です。この価格で売れることを保証するものではありません。',
  estimateOfDay:
    '{date}時点の市場価格をもとにした、同じ種類の商品の目安です。この価格で売れることを保証するものではありません。',
  priceBelow: '設定した価格は、この価格帯を下回っています。',
  priceAbove: '設定した価格は、この価格帯を上回っています。',
  localCurrencies: '現地通貨での価格',
  platformComparison: 'プラットフォーム比較',
  platform: 'プラットフォーム',
  priceThere: '販売価格の目安',
};
