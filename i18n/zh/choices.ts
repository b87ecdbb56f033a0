import type { TranslationOf } from '../define-messages.ts';
import type { choices as english } from '../en/choices.ts';

export const choices: TranslationOf<typeof english> = {
  yourChoices: '我的选择',
  behavioralData: '允许收集行为数据（+5 T4L）',
  behavioralDataHint: '允许统计工作台的使用情况。取消勾选将收回5 T4L。',
  optimize: '允许用于优化买家看到的商品',
  optimizeHint: '从我的商品中总结的规律，可用于优化买家看到的内容。',
};
