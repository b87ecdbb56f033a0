import type { TranslationOf } from '../define-messages.ts';
import type { productOffer as english } from '../en/product-offer.ts';

export const productOffer: TranslationOf<typeof english> = {
  label: '配送与退货',
  left: '剩余{count}件',
  soldOut: '已售罄',
  delivered: '预计{days}送达{country} · 运费：{fee}',
  deliveredFree: '预计{days}送达{country} · 免运费',
  returns: '{count}天内可退货 · 收货前货款由平台保管',
  returnsOnly: '{count}天内可退货',
  customs: '商品从境外发货，可能需缴纳关税，价格中不含此费用。',
  notShipped: '卖家不支持配送至{country}。',
  notForSaleYet: '卖家尚未设置收款和物流，暂时无法购买。',
  failed: '库存和运费加载失败，可在购物车中查看。',
};
