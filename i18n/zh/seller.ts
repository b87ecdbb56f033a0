import type { TranslationOf } from '../define-messages.ts';
import type { seller as english } from '../en/seller.ts';

export const seller: TranslationOf<typeof english> = {
  since: '{date}入驻',
  forSale: '在售商品',
  seeOthers: '看看其他卖家',
  gone: '卖家不存在',
  goneTitle: '该卖家不存在',
  goneText: '店铺可能已关闭或网址有误，去别家逛逛吧。',
};
