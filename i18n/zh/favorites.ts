import type { TranslationOf } from '../define-messages.ts';
import type { favorites as english } from '../en/favorites.ts';

export const favorites: TranslationOf<typeof english> = {
  save: '加入#我的收藏',
  saved: '已加入#我的收藏',
  customersOnly: '收藏功能仅限买家账号使用，当前登录的是卖家账号。',
  description: '在Snapbazaar收藏的商品。',
  yourFavorites: '我的收藏',
  emptyTitle: '暂无收藏',
  emptyText: '看到喜欢的商品，点击“加入#我的收藏”，就能在这里找到。',
  lookAround: '去逛逛',
};
