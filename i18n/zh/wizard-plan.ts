import type { TranslationOf } from '../define-messages.ts';
import type { wizardPlan as english } from '../en/wizard-plan.ts';

export const wizardPlan: TranslationOf<typeof english> = {
  title: '销售地区与定价',
  usePlan: '采用此方案',
  plan: '方案',
  generatePlan: '生成AI方案',
  editInputs: '修改信息',
  suggestedPrice: '建议售价（美元）',
  noPlan: '照片尚未分析，暂无方案。请自行填写价格和国家/地区。',
  aiPlan: 'AI方案',
  estimate: '同类商品的估价，不代表实际成交价。',
  estimateOfDay: '根据{date}市场价得出的同类商品估价，不代表实际成交价。',
  priceBelow: '当前价格低于该区间。',
  priceAbove: '当前价格高于该区间。',
  localCurrencies: '当地货币价格',
  platformComparison: '平台比价',
  platform: '平台',
  priceThere: '平台价格',
};
