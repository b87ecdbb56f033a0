import type { Language } from '../../../contracts/languages.ts';

interface Pair {
  sourceLanguage: Language;
  targetLanguage: Language;
}

interface Translator {
  translate(text: string): Promise<string>;
}

/** The translator of the browser (Chrome 138 and later), which works on the device; TypeScript does not know it yet. */
interface TranslatorApi {
  availability(pair: Pair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(pair: Pair): Promise<Translator>;
}

const findApi = () => (globalThis as { Translator?: TranslatorApi }).Translator;

const translators = new Map<string, Promise<Translator>>();

/** `ready` where the browser has both languages, `downloadable` where it would load them first, null where it cannot. */
export type TranslatorState = 'ready' | 'downloadable' | null;

export async function findTranslator(from: Language, to: Language): Promise<TranslatorState> {
  try {
    const found = await findApi()?.availability({ sourceLanguage: from, targetLanguage: to });
    if (found === 'available') return 'ready';
    return found === 'downloadable' || found === 'downloading' ? 'downloadable' : null;
  } catch {
    // Forbidden by the browser's settings.
    return null;
  }
}

/** Translates on this device. Where the browser has to load a language first, only a press of the reader may call this. */
export async function translateInBrowser(text: string, from: Language, to: Language): Promise<string> {
  const pair = `${from} ${to}`;
  const known = translators.get(pair);
  const translator = known ?? createTranslator({ sourceLanguage: from, targetLanguage: to });
  translators.set(pair, translator);
  // A download that failed is tried anew with the next press.
  translator.catch(() => translators.delete(pair));
  return (await translator).translate(text);
}

async function createTranslator(pair: Pair): Promise<Translator> {
  const translatorApi = findApi();
  if (!translatorApi) throw new Error('This browser has no translator.');
  return translatorApi.create(pair);
}
