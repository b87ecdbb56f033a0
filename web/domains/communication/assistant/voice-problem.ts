import { voiceProblemText } from '../../../../i18n/generated/voice-problem.ts';

const reasons: Partial<Record<string, 'microphoneForbidden' | 'microphoneMissing' | 'nothingHeard'>> = {
  'not-allowed': 'microphoneForbidden',
  'audio-capture': 'microphoneMissing',
  'no-speech': 'nothingHeard',
};

/** The sentence for an error of the browser's speech recognition. */
export function describeVoiceProblem(error: string): string {
  return voiceProblemText(reasons[error] ?? 'voiceFailed');
}
