import type { TranslationOf } from '../define-messages.ts';
import type { common as english } from '../en/common.ts';

export const common: TranslationOf<typeof english> = {
  skipToContent: '跳到主要内容',
  all: '全部',
  carousel: '轮播',
  close: '关闭',
  dismiss: '关闭',
  goHome: '返回首页',
  hideField: '隐藏{label}',
  loading: '加载中',
  more: '更多',
  next: '下一个',
  pageFailed: '页面出错了，请重试。',
  partFailed: '{name}加载失败',
  previous: '上一个',
  priceBefore: '<hidden>原价</hidden><old>{price}</old>',
  priceNow: '<hidden>现价</hidden>{price}',
  sampleData: '示例数据',
  search: '搜索',
  seeNew: '看看新品',
  share: '分享',
  showField: '显示{label}',
  tryAgain: '重试',
};
