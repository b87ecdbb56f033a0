import type { TranslationOf } from '../define-messages.ts';
import type { home as english } from '../en/home.ts';

export const home: TranslationOf<typeof english> = {
  title: 'Snapbazaar：买什么都在行',
  heading: '买什么都在行',
  tagline: '15大品类，汇集各地卖家，用你熟悉的语言轻松逛。',
  newest: '卖家上新',
  seeAll: '查看全部',
  failedTitle: '新品加载失败',
  failedText: '商城其他内容可正常浏览，请稍后再试。',
};
