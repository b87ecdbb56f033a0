import type { TranslationOf } from '../define-messages.ts';
import type { buy as english } from '../en/buy.ts';

export const buy: TranslationOf<typeof english> = {
  buyNow: '立即购买',
  addToCart: '加入购物车',
  added: '已加入购物车',
  openCart: '购物车',
  cartFull: '购物车已满（{count}种商品），请先删除一种。',
};
