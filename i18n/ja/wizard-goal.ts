import type { TranslationOf } from '../define-messages.ts';
import type { wizardGoal as english } from '../en/wizard-goal.ts';

export const wizardGoal: TranslationOf<typeof english> = {
  title: '販売目標',
  launch: 'キャンペーンを開始',
  monthlySalesTarget: '月間売上目標（米ドル）',
  sellUnits: '月間販売数',
  marketingBudget: '広告予算（米ドル）',
  offerCredit: '後払いに対応する',
  offerCreditHint: '商品情報に記録されます。購入者から後払いを希望されることがあります。',
  forecast: '{budget}の予算で、平均価格{price}の商品を{count}個販売し、約{sales}のGMVが見込めます',
  targetAbove: '目標の{target}は、この見込みを上回っています。',
  forecastNote:
    '単純な計算による目安で、結果を保証するものではありません。GMVとは、費用を差し引く前の1か月の販売総額です。',
  suggestion: '同じ計算による最初の目標：広告予算{budget}で{units}個を販売し、売上{sales}を目指しましょう。',
  useFigures: 'この数値を使う',
};
