import type { TranslationOf } from '../define-messages.ts';
import type { product as english } from '../en/product.ts';

export const product: TranslationOf<typeof english> = {
  category: '分类',
  descriptionLanguage: '描述语言',
  originalIn: 'Original in {language}',
  translatedFrom: 'Translated from {language}',
  seeOriginal: '查看原文',
  seeTranslation: '查看译文',
  localPrice: '≈ {price} · {date}汇率',
  showPriceIn: '显示货币',
  seller: '卖家',
  visit: '进店',
  visitSeller: '进入{name}的店铺',
  recommendedCountries: '推荐国家/地区',
  related: '猜你喜欢',
  linkCopied: '链接已复制',
  copyFailed: '链接复制失败，请从地址栏复制。',
  gone: '已停售',
  goneTitle: '该商品已停售。',
  goneText: '可能已售出或被卖家下架，去看看其他商品吧。',
};
