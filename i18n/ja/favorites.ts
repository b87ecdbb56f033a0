import type { TranslationOf } from '../define-messages.ts';
import type { favorites as english } from '../en/favorites.ts';

export const favorites: TranslationOf<typeof english> = {
  save: 'お気に入りに追加',
  saved: 'お気に入りに追加済み',
  customersOnly: 'お気に入りは購入者アカウントの機能です。現在は出品者としてログインしています。',
  description: 'Snapbazaarでお気に入りに追加した商品の一覧です。',
  yourFavorites: 'お気に入り一覧',
  emptyTitle: 'お気に入りはまだありません',
  emptyText: '気になる商品で「お気に入りに追加」を押すと、ここに表示されます。',
  lookAround: '商品を探す',
};
