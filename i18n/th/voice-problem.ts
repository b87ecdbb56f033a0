import type { TranslationOf } from '../define-messages.ts';
import type { voiceProblem as english } from '../en/voice-problem.ts';

export const voiceProblem: TranslationOf<typeof english> = {
  microphoneForbidden: 'เบราว์เซอร์ไม่ได้รับอนุญาตให้ใช้ไมโครโฟน เปิดสิทธิ์ได้ในการตั้งค่าของเบราว์เซอร์',
  microphoneMissing: 'ไม่พบไมโครโฟน',
  nothingHeard: 'ไม่ได้ยินเสียง โปรดลองอีกครั้ง',
  voiceFailed: 'ขณะนี้แปลงเสียงเป็นข้อความไม่ได้',
};
