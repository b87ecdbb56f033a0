import type { TranslationOf } from '../define-messages.ts';
import type { voiceProblem as english } from '../en/voice-problem.ts';

export const voiceProblem: TranslationOf<typeof english> = {
  microphoneForbidden: '마이크 사용 권한이 없어요. 브라우저 설정에서 허용할 수 있어요.',
  microphoneMissing: '마이크를 찾을 수 없어요.',
  nothingHeard: '음성이 들리지 않았어요. 다시 시도해 주세요.',
  voiceFailed: '지금은 음성을 텍스트로 바꿀 수 없어요.',
};
