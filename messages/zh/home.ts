import type { TranslationOf } from '../define-messages.ts';
import type { home as english } from '../en/home.ts';

export const home: TranslationOf<typeof english> = {
  title: 'Snapbazaar：买什么都像行家',
  heading: '买什么都像行家',
  tagline: '15大品类，各地卖家，都用熟悉的语言介绍。',
  newest: '卖家上新',
  seeAll: '查看全部',
  failedTitle: '新品加载失败',
  failedText: '商城其他内容可正常浏览，请稍后再试。',
};
