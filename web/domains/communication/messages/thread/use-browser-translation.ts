import { useEffect, useState } from 'react';
import type { ThreadMessage } from '../../../../../contracts/communication/threads.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { findTranslator, translateInBrowser } from '../../../../lib/browser/browser-translator.ts';

/** `none` where the browser cannot; `offered` where it would load the languages first, which is the reader's choice. */
export type BrowserTranslation = { state: 'none' | 'offered' | 'busy' | 'failed' } | { state: 'done'; text: string };

/** Called when the languages of a pair were loaded, so that all messages in it are translated. */
const waiting = new Set<() => void>();

/** The words of a message in the reader's language by the browser's own translator, which sends nothing to anybody. */
export function useBrowserTranslation({ text, language, translation }: ThreadMessage, isOwn: boolean) {
  const [result, setResult] = useState<BrowserTranslation>({ state: 'none' });
  const target = getLocale() as Language;
  const isForeign = !isOwn && language !== target && translation === null && text.trim() !== '';

  async function translate() {
    setResult({ state: 'busy' });
    try {
      setResult({ state: 'done', text: await translateInBrowser(text, language, target) });
    } catch (error) {
      console.warn('The browser did not translate.', error);
      setResult({ state: 'failed' });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a message's words stay as they are.
  useEffect(() => {
    if (!isForeign) return;
    let isCurrent = true;
    async function look() {
      const found = await findTranslator(language, target);
      if (!isCurrent) return;
      if (found === 'ready') {
        waiting.delete(onLoaded);
        await translate();
      } else if (found === 'downloadable') setResult({ state: 'offered' });
    }
    const onLoaded = () => void look();
    waiting.add(onLoaded);
    void look();
    return () => {
      isCurrent = false;
      waiting.delete(onLoaded);
    };
  }, [isForeign, language, target, text]);

  return {
    result,
    /** For a press of the reader only, because it may load the languages. */
    async press() {
      await translate();
      for (const tellLoaded of waiting) tellLoaded();
    },
  };
}
