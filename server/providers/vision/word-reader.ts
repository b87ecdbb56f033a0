import { Worker } from 'node:worker_threads';
import { DeadlineExceeded, openWorkerQueue, type WorkerQueue } from './worker-queue.ts';

export interface ReadWord {
  text: string;
  /** From 0 to 100. */
  confidence: number;
  /** In pixels of the picture that was read. */
  height: number;
}

export type WordReader = WorkerQueue<Uint8Array, ReadWord[]>;

/** Reads printed words in a worker thread, which is stopped when it is idle. */
export function openWordReader(): WordReader {
  return openWorkerQueue({
    start: async () => new Worker(new URL('./word-reader.worker.ts', import.meta.url)),
    maxWaiting: 64,
    deadlineMs: 20_000,
    idleMs: 20_000,
  });
}

/** The words on a picture; none if reading exceeds the deadline, as patterns such as foliage can cause. */
export async function readWords(reader: WordReader, print: Uint8Array, signal?: AbortSignal): Promise<string[]> {
  try {
    return selectWords(await reader.ask(print, signal));
  } catch (error) {
    if (error instanceof DeadlineExceeded) return [];
    throw error;
  }
}

const stopWords = new Set(['the', 'and', 'for', 'with', 'from', 'this', 'that']);
/** Words smaller than this share of the tallest one are small print. */
const smallPrint = 0.4;

/** Selects confident words of letters that are not small print, each once. */
function selectWords(words: readonly ReadWord[]): string[] {
  const sure = words
    .filter(({ confidence }) => confidence >= 80)
    .map(({ text, height }) => ({ text: text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''), height }))
    .filter(({ text }) => /^[\p{L}\p{N}][\p{L}\p{N}&'’.-]{2,}$/u.test(text) && /\p{L}{2}/u.test(text))
    .filter(({ text }) => !stopWords.has(text.toLowerCase()));
  const tallest = Math.max(...sure.map(({ height }) => height));
  const large = sure.filter(({ height }) => height >= tallest * smallPrint).map(({ text }) => text);
  return large
    .filter((text, at) => large.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === at)
    .slice(0, 12);
}
