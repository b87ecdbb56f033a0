import type { TranslationOf } from '../define-messages.ts';
import type { assistantAnswers as english } from '../en/assistant-answers.ts';

export const assistantAnswers: TranslationOf<typeof english> = {
  conversation: 'บทสนทนา',
  youAsked: 'คุณถาม:',
  answering: 'กำลังหาคำตอบ',
  stopped: 'หยุดแล้ว คำตอบยังไม่ครบถ้วน',
  askAgain: 'ถามอีกครั้ง',
  fromHelp: 'จากศูนย์ช่วยเหลือ',
  fromRecords: 'จากรายการสินค้าของคุณ',
  fromModel: 'เขียนโดยโมเดล AI จากศูนย์ช่วยเหลือและรายการสินค้าของคุณ โปรดตรวจสอบข้อมูลที่สำคัญ',
};
