import type { TranslationOf } from '../define-messages.ts';
import type { localPrices as english } from '../en/local-prices.ts';

export const localPrices: TranslationOf<typeof english> = {
  showPriceIn: '가격 표시 통화',
  inDollars: '가격은 미국 달러 기준이에요.',
  approximate: '{currency} 가격은 {date} 환율로 계산한 대략적인 금액이에요.',
  ofProduct: '≈ {price} · {date} 환율',
};
