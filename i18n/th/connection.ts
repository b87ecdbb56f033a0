import type { TranslationOf } from '../define-messages.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: TranslationOf<typeof english> = {
  unreachable: 'เชื่อมต่อเซิร์ฟเวอร์ไม่ได้',
  bar: 'เชื่อมต่อเซิร์ฟเวอร์ไม่ได้ ระบบกำลังพยายามเชื่อมต่อใหม่ สิ่งที่คุณพิมพ์ไว้จะไม่หายไป',
  answerLost: 'การเชื่อมต่อขาดหายก่อนได้รับคำตอบ โปรดลองอีกครั้ง',
};
