import type { TranslationOf } from '../define-messages.ts';
import type { product as english } from '../en/product.ts';

export const product: TranslationOf<typeof english> = {
  category: '分类',
  descriptionLanguage: '描述语言',
  originalIn: '{language}原文',
  translatedFrom: '译自{language}',
  seeOriginal: '查看原文',
  seeTranslation: '查看译文',
  seller: '卖家',
  visit: '进店',
  visitSeller: '进入{name}的店铺',
  recommendedCountries: '推荐销往',
  related: '猜你喜欢',
  linkCopied: '链接已复制',
  copyFailed: '链接复制失败，请从地址栏复制。',
  gone: '商品已下架',
  goneTitle: '该商品已下架',
  goneText: '可能已售出或停售，去看看其他商品吧。',
};
