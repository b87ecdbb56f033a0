import type { TranslationOf } from '../define-messages.ts';
import type { localPrices as english } from '../en/local-prices.ts';

export const localPrices: TranslationOf<typeof english> = {
  showPriceIn: '表示通貨',
  inDollars: '価格は米ドルで表示しています。',
  approximate: '{currency}の価格は、{date}時点のレートで換算した目安です。',
  ofProduct: '≈ {price} · {date}時点のレート',
};
