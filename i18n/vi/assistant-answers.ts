import type { TranslationOf } from '../define-messages.ts';
import type { assistantAnswers as english } from '../en/assistant-answers.ts';

export const assistantAnswers: TranslationOf<typeof english> = {
  conversation: 'Cuộc trò chuyện',
  youAsked: 'Bạn đã hỏi:',
  answering: 'Đang tìm câu trả lời',
  stopped: 'Đã dừng. Câu trả lời chưa đầy đủ.',
  askAgain: 'Hỏi lại',
  fromHelp: 'Từ Trung tâm trợ giúp',
  fromRecords: 'Từ các tin đăng của bạn',
  fromModel:
    'Do mô hình AI viết dựa trên Trung tâm trợ giúp và tin đăng của bạn; vui lòng kiểm tra lại những điểm quan trọng',
};
