import type { TranslationOf } from '../define-messages.ts';
import type { wizard as english } from '../en/wizard.ts';

export const wizard: TranslationOf<typeof english> = {
  createListing: '发布商品',
  stepOf: '<hidden>步骤</hidden>{number} / {count}',
  back: '返回',
  backToChat: '返回对话',
  opensWhenDescribed: '填写商品信息后可用。',
  opensWhenPriced: '填写价格并选择国家/地区后可用。',
  opensWhenGoalIsSet: '设定销售目标后可用。',
  photoRequired: '请添加商品照片。',
  categoryRequired: '请选择分类。',
  analysisDoneTitle: '照片分析完成',
  analysisDone: '请返回核对识别结果。',
  noPreviousPhoto: '未找到之前上传的照片',
  otherTabTitle: '该商品已在另一个标签页打开',
  otherTab: '在此继续后，另一个标签页将暂停，内容都不会丢失。',
  continueHere: '在此继续',
};
