import { DeadlineExceeded, openProcessQueue, type ProcessQueue } from '../../platform/process/process-queue.ts';

export interface ReadWord {
  text: string;
  /** From 0 to 100. */
  confidence: number;
  /** In pixels of the picture that was read. */
  height: number;
}

export type WordReader = ProcessQueue<Uint8Array, ReadWord[]>;

/** Reads printed words in a process of its own, which is ended when it is idle. */
export function openWordReader(): WordReader {
  return openProcessQueue({
    program: new URL('./word-reader.process.ts', import.meta.url),
    maxWaiting: 64,
    deadlineMs: 20_000,
    idleMs: 20_000,
  });
}

/** The words on a picture. */
interface PrintedWords {
  /** Those in large letters, for the listing's text. */
  large: string[];
  /** Smaller ones too: they often name the goods below the maker's name. */
  all: string[];
}

/** The words on a picture; none if reading exceeds the deadline, as patterns such as foliage can cause. */
export async function readWords(reader: WordReader, print: Uint8Array, signal?: AbortSignal): Promise<PrintedWords> {
  try {
    const sure = selectSure(await reader.ask(print, signal));
    return { large: selectTall(sure, largeFrom), all: selectTall(sure, smallFrom) };
  } catch (error) {
    if (error instanceof DeadlineExceeded) return { large: [], all: [] };
    throw error;
  }
}

const stopWords = new Set(['the', 'and', 'for', 'with', 'from', 'this', 'that']);
/** The least height of a word as a share of the tallest one's; what is smaller than the second is small print. */
const [largeFrom, smallFrom] = [0.4, 0.25];
const mostWords = 12;

/** Selects confident words of letters. */
function selectSure(words: readonly ReadWord[]): Pick<ReadWord, 'text' | 'height'>[] {
  return words
    .filter(({ confidence }) => confidence >= 80)
    .map(({ text, height }) => ({ text: text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''), height }))
    .filter(({ text }) => isWord(text) && !stopWords.has(text.toLowerCase()));
}

/**
 * Whether a text is taken for a word: shorter ones, and those without two letters beside each other, are too often misread, and longer
 * ones are several words that were read as one.
 */
export function isWord(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}&'’.-]{2,29}$/u.test(text) && /\p{L}{2}/u.test(text);
}

/** Selects the words of at least this share of the tallest one's height, each once; of many the tallest, in their order. */
function selectTall(words: readonly Pick<ReadWord, 'text' | 'height'>[], share: number): string[] {
  const least = share * Math.max(...words.map(({ height }) => height));
  const tall = words.filter(({ height }) => height >= least).sort((a, b) => b.height - a.height);
  const once = Map.groupBy(tall, ({ text }) => text.toLowerCase()).values();
  const chosen = new Set([...once].slice(0, mostWords).map(([tallest]) => tallest));
  return words.filter((word) => chosen.has(word)).map(({ text }) => text);
}
