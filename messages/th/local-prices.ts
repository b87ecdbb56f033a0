import type { TranslationOf } from '../define-messages.ts';
import type { localPrices as english } from '../en/local-prices.ts';

export const localPrices: TranslationOf<typeof english> = {
  showPriceIn: 'แสดงราคาเป็น',
  inDollars: 'ราคาเป็นดอลลาร์สหรัฐ',
  approximate: 'ราคาเป็น {currency} เป็นราคาโดยประมาณ ตามอัตราแลกเปลี่ยน ณ วันที่ {date}',
};
