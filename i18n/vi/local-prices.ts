import type { TranslationOf } from '../define-messages.ts';
import type { localPrices as english } from '../en/local-prices.ts';

export const localPrices: TranslationOf<typeof english> = {
  showPriceIn: 'Hiển thị giá bằng',
  inDollars: 'Giá tính bằng đô la Mỹ.',
  approximate: 'Giá {currency} được quy đổi gần đúng theo tỷ giá ngày {date}.',
  ofProduct: '≈ {price} · tỷ\u00a0giá\u00a0{date}',
};
