import type { TranslationOf } from '../define-messages.ts';
import type { localPrices as english } from '../en/local-prices.ts';

export const localPrices: TranslationOf<typeof english> = {
  showPriceIn: 'แสดงราคาเป็นสกุลเงิน',
  inDollars: 'ราคาเป็นดอลลาร์สหรัฐ',
  approximate: 'ราคา {currency} เป็นราคาโดยประมาณ ตามอัตราแลกเปลี่ยน ณ {date}',
  ofProduct: '≈ {price} · อัตรา ณ {date}',
};
