import type { TranslationOf } from '../define-messages.ts';
import type { voiceProblem as english } from '../en/voice-problem.ts';

export const voiceProblem: TranslationOf<typeof english> = {
  microphoneForbidden:
    'Trình duyệt chưa được phép dùng micrô. Bạn có thể cấp quyền trong phần cài đặt của trình duyệt.',
  microphoneMissing: 'Không tìm thấy micrô.',
  nothingHeard: 'Không nghe thấy gì. Vui lòng thử lại.',
  voiceFailed: 'Hiện chưa chuyển được giọng nói của bạn thành văn bản.',
};
