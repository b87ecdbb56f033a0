import type { TranslationOf } from '../define-messages.ts';
import type { browseCategory as english } from '../en/browse-category.ts';

export const browseCategory: TranslationOf<typeof english> = {
  shop: '商城',
  products: '商品',
  description: '汇集各地卖家的商品。',
  categoryDescription: '{name}：汇集各地卖家的商品，提供七种语言的介绍。',
  unknownCategory: '未知分类',
  subCategories: '子分类',
  productsOfCategory: '该分类的商品',
  searchInCategory: '在该分类中搜索',
  searchPlaceholder: '搜索想要的商品',
  tellAi: '想要什么，告诉AI',
  type: '类型',
  size: '尺寸',
  send: '发送',
  stickers: 'Logo贴纸',
  shirt: 'T恤',
};
