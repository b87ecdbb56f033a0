import type { TranslationOf } from '../define-messages.ts';
import type { localPrices as english } from '../en/local-prices.ts';

export const localPrices: TranslationOf<typeof english> = {
  showPriceIn: '价格显示货币',
  inDollars: '价格以美元计。',
  approximate: '{currency}价格仅供参考，按{date}汇率换算。',
  ofProduct: '≈ {price} · {date}汇率',
};
