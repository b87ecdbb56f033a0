import type { TranslationOf } from '../define-messages.ts';
import type { productOffer as english } from '../en/product-offer.ts';

export const productOffer: TranslationOf<typeof english> = {
  label: '配送と返品',
  left: '残り{count}点',
  soldOut: '売り切れ',
  delivered: '{country}へのお届け予定：{days} · 送料{fee}',
  deliveredFree: '{country}へのお届け予定：{days} · 送料無料',
  returns: '配達後{count}日以内の返品が可能 · 代金は商品が届くまでお預かりします',
  returnsOnly: '配達後{count}日以内の返品が可能',
  customs: '海外から発送されるため、関税などがかかる場合があります。価格には含まれていません。',
  notShipped: 'この出品者は{country}への配送に対応していません。',
  notForSaleYet: '出品者が支払い方法と配送をまだ設定していないため、現在は購入できません。',
  failed: '在庫数と送料を取得できませんでした。カートでご確認いただけます。',
};
