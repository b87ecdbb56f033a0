import type { TranslationOf } from '../define-messages.ts';
import type { localPrices as english } from '../en/local-prices.ts';

export const localPrices: TranslationOf<typeof english> = {
  showPriceIn: 'แสดงราคาเป็นสกุลเงิน',
  inDollars: 'ราคาเป็นดอลลาร์สหรัฐ',
  approximate: 'ราคาสกุลเงิน {currency} เป็นราคาโดยประมาณ ตามอัตราแลกเปลี่ยนวันที่ {date}',
  ofProduct: '≈ {price} · อัตรา ณ วันที่ {date}',
};
