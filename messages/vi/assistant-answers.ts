import type { TranslationOf } from '../define-messages.ts';
import type { assistantAnswers as english } from '../en/assistant-answers.ts';

export const assistantAnswers: TranslationOf<typeof english> = {
  conversation: 'Conversation',
  youAsked: 'You asked:',
  answering: 'Looking for an answer',
  stopped: 'Stopped. The answer is not complete.',
  askAgain: 'Ask again',
  fromHelp: 'From the Help Center',
  fromRecords: 'From your own listings',
  fromModel: 'Written by a model from the Help Center and your listings; please check what matters',
};
