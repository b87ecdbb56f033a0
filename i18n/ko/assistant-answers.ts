import type { TranslationOf } from '../define-messages.ts';
import type { assistantAnswers as english } from '../en/assistant-answers.ts';

export const assistantAnswers: TranslationOf<typeof english> = {
  conversation: '대화',
  youAsked: '내 질문:',
  answering: '답변을 찾는 중',
  stopped: '답변을 멈췄어요. 아직 완성되지 않은 답변이에요.',
  askAgain: '다시 질문하기',
  fromHelp: '고객센터에서 찾은 답변',
  fromRecords: '내 상품 정보에서 찾은 답변',
  fromModel: '고객센터와 내 상품 정보를 바탕으로 AI가 작성했어요. 중요한 내용은 꼭 확인해 주세요.',
};
