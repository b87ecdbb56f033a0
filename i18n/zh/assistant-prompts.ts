import type { TranslationOf } from '../define-messages.ts';
import type { assistantPrompts as english } from '../en/assistant-prompts.ts';

export const assistantPrompts: TranslationOf<typeof english> = {
  title: '常用提问',
  listings: '我的商品',
  whichAreLive: '我有哪些商品在售？',
  isDraftSaved: '关闭页面后草稿会保存吗？',
  changeLive: '怎么修改在售商品？',
  pauseOrRemove: '怎么下架或删除商品？',
  photoAndTexts: '照片与文案',
  goodPhoto: '怎样的商品照片更好？',
  whoWrites: '文案由谁撰写？',
  whatIsGuessed: '“推测，请核对”是什么意思？',
  wrongCategory: '分类不对怎么办？',
  priceAndDelivery: '价格、目标与配送',
  howPriced: '价格区间是怎么估算的？',
  howCountriesChosen: '推荐的国家/地区是怎么选的？',
  howForecast: '销售预测是怎么计算的？',
  howToShip: '怎么发货到其他国家/地区？',
};
