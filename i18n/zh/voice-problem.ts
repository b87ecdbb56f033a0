import type { TranslationOf } from '../define-messages.ts';
import type { voiceProblem as english } from '../en/voice-problem.ts';

export const voiceProblem: TranslationOf<typeof english> = {
  microphoneForbidden: '浏览器没有麦克风权限，可在浏览器设置中开启。',
  microphoneMissing: '未检测到麦克风。',
  nothingHeard: '没有听到声音，请重试。',
  voiceFailed: '语音转文字失败，请稍后再试。',
};
