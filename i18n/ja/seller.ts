import type { TranslationOf } from '../define-messages.ts';
import type { seller as english } from '../en/seller.ts';

export const seller: TranslationOf<typeof english> = {
  since: '{date}に出品開始',
  forSale: '販売中の商品',
  seeOthers: '他の出品者の商品を見る',
  gone: '出品者が見つかりません',
  goneTitle: '出品者が見つかりません。',
  goneText: 'ショップが閉店したか、URLが間違っている可能性があります。他のショップもぜひご覧ください。',
};
