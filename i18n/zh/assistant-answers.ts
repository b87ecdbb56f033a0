import type { TranslationOf } from '../define-messages.ts';
import type { assistantAnswers as english } from '../en/assistant-answers.ts';

export const assistantAnswers: TranslationOf<typeof english> = {
  conversation: '对话',
  youAsked: '提问：',
  answering: '正在查找答案',
  stopped: '已停止，回答不完整。',
  askAgain: '重新提问',
  fromHelp: '来自帮助中心',
  fromRecords: '来自你的商品',
  fromModel: '由AI模型根据帮助中心和你的商品生成，重要信息请自行核实',
};
