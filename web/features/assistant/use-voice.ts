import { useEffect, useRef, useState } from 'react';
import { useEventCallback } from '../../lib/event-callback.ts';

/** As much of the browser's speech recognition as is used here; not every browser has it, and types know it by no one name. */
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

const reasons: Record<string, string> = {
  'not-allowed': 'The browser may not use the microphone. You can allow it in the browser’s settings.',
  'audio-capture': 'No microphone was found.',
  'no-speech': 'Nothing was heard. Please try again.',
};

interface Heard {
  onText: (text: string) => void;
  onProblem: (reason: string) => void;
}

/** Turns speech into text with the browser's own means. */
export function useVoice(heard: Heard) {
  const [isListening, setListening] = useState(false);
  const recognition = useRef<Recognition | null>(null);
  const onText = useEventCallback(heard.onText);
  const onProblem = useEventCallback(heard.onProblem);

  useEffect(() => () => recognition.current?.stop(), []);

  function toggle() {
    if (isListening) return recognition.current?.stop();
    const Kind = findRecognition();
    if (!Kind) return;
    const own = new Kind();
    own.lang = navigator.language;
    own.onresult = ({ results }) => onText(Array.from(results, (result) => result[0]?.transcript ?? '').join(' '));
    own.onerror = ({ error }) => {
      if (error !== 'aborted') onProblem(reasons[error] ?? 'Your voice could not be turned into text just now.');
    };
    own.onend = () => setListening(false);
    recognition.current = own;
    setListening(true);
    own.start();
  }

  return { isPossible: findRecognition() !== undefined, isListening, toggle };
}
