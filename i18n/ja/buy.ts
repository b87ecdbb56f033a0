import type { TranslationOf } from '../define-messages.ts';
import type { buy as english } from '../en/buy.ts';

export const buy: TranslationOf<typeof english> = {
  buyNow: '今すぐ購入',
  addToCart: 'カートに入れる',
  added: 'カートに追加しました',
  openCart: 'カートを見る',
  cartFull: 'カートに入れられる商品は{count}種類までです。先にいずれかを削除してください。',
};
