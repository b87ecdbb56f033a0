import { useEffect, useRef, useState } from 'react';
import { getLocale } from '../../../../i18n/locale.ts';
import { reportUnreachable } from '../../../lib/api/connection.ts';
import { useEventCallback } from '../../../lib/react/event-callback.ts';

/** The used part of the browser's speech recognition, which TypeScript's DOM types do not declare. */
interface Recognition {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}

interface SpeechWindow {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
}

function findRecognition(): (new () => Recognition) | undefined {
  const speech = window as unknown as SpeechWindow;
  return speech.SpeechRecognition ?? speech.webkitSpeechRecognition;
}

interface VoiceCallbacks {
  onText: (text: string) => void;
  onProblem: (reason: string) => void;
}

/** Turns speech into text with the browser's speech recognition. */
export function useVoice(callbacks: VoiceCallbacks) {
  const [isListening, setListening] = useState(false);
  const recognition = useRef<Recognition | null>(null);
  const onText = useEventCallback(callbacks.onText);
  const onProblem = useEventCallback(callbacks.onProblem);

  useEffect(() => () => recognition.current?.stop(), []);

  function toggle() {
    if (isListening) return recognition.current?.stop();
    const SpeechRecognition = findRecognition();
    if (!SpeechRecognition) return;
    const current = new SpeechRecognition();
    // English pages are also read by speakers of languages that we do not have.
    current.lang = getLocale() === 'en' ? navigator.language : getLocale();
    current.onresult = ({ results }) => onText(Array.from(results, (result) => result[0]?.transcript ?? '').join(' '));
    current.onerror = ({ error }) => {
      if (error === 'aborted') return;
      // Loaded when it is needed, because most visits have no problem to describe.
      import('./voice-problem.ts').then(
        ({ describeVoiceProblem }) => onProblem(describeVoiceProblem(error)),
        reportUnreachable,
      );
    };
    current.onend = () => setListening(false);
    recognition.current = current;
    setListening(true);
    current.start();
  }

  return { isSupported: findRecognition() !== undefined, isListening, toggle };
}
