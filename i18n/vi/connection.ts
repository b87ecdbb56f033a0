import type { TranslationOf } from '../define-messages.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: TranslationOf<typeof english> = {
  unreachable: 'Không kết nối được với máy chủ.',
  bar: 'Không kết nối được với máy chủ. Hệ thống vẫn đang thử lại; nội dung bạn đã nhập không bị mất.',
  answerLost: 'Mất kết nối trước khi nhận được phản hồi. Vui lòng thử lại.',
};
