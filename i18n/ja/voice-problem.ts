import type { TranslationOf } from '../define-messages.ts';
import type { voiceProblem as english } from '../en/voice-problem.ts';

export const voiceProblem: TranslationOf<typeof english> = {
  microphoneForbidden: 'ブラウザでマイクの使用が許可されていません。ブラウザの設定で許可できます。',
  microphoneMissing: 'マイクが見つかりませんでした。',
  nothingHeard: '音声を聞き取れませんでした。もう一度お試しください。',
  voiceFailed: '音声を文字に変換できませんでした。',
};
