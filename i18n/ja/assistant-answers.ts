import type { TranslationOf } from '../define-messages.ts';
import type { assistantAnswers as english } from '../en/assistant-answers.ts';

export const assistantAnswers: TranslationOf<typeof english> = {
  conversation: '会話',
  youAsked: 'あなたの質問：',
  answering: '回答を探しています',
  stopped: '停止しました。回答は途中までです。',
  askAgain: 'もう一度質問する',
  fromHelp: 'ヘルプセンターより',
  fromRecords: '出品情報より',
  fromModel: 'ヘルプセンターと出品情報をもとにAIが作成（重要な内容はご確認ください）',
};
