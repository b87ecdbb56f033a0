import type { TranslationOf } from '../define-messages.ts';
import type { wizardGoal as english } from '../en/wizard-goal.ts';

export const wizardGoal: TranslationOf<typeof english> = {
  title: '销售目标',
  launch: '启动推广',
  monthlySalesTarget: '月销售额目标（美元）',
  sellUnits: '月销量目标（件）',
  marketingBudget: '营销预算（美元）',
  offerCredit: '支持先买后付',
  offerCreditHint: '会记录在商品信息中：买家可申请延后付款。',
  forecast: '{budget}预算预计可带来约{sales}成交额（GMV），按均价{price}计，共{count}件',
  targetAbove: '设定的目标{target}高于该预测。',
  forecastNote: '仅为简单估算，不作承诺。GMV指一个月内未扣除任何成本的成交额。',
  suggestion: '按同样的算法，建议首个目标：投入{budget}营销预算，售出{units}件，销售额{sales}。',
  useFigures: '使用这组数据',
};
