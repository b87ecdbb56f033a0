import { Worker } from 'node:worker_threads';
import { openWorkerLine, type WorkerLine } from './worker-line.ts';

export interface ReadWord {
  text: string;
  /** From 0 to 100. */
  confidence: number;
  /** In pixels of the picture that was read. */
  height: number;
}

/** Reads printed words in a thread of its own, which is let go when nobody has asked for a while. */
export function openReader(): WorkerLine<Uint8Array, ReadWord[]> {
  return openWorkerLine({
    start: async () => new Worker(new URL('./words.worker.ts', import.meta.url)),
    longest: 64,
    deadlineMs: 60_000,
    idleMs: 20_000,
  });
}

/** Keeps the words that are surely words: well read, of letters or figures, each once. */
export function sureWords(words: readonly ReadWord[]): string[] {
  const sure = words
    .filter(({ confidence }) => confidence >= 80)
    .map(({ text }) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((text) => /^[\p{L}\p{N}][\p{L}\p{N}&'’.-]{2,}$/u.test(text) && /\p{L}{2}/u.test(text));
  return [...new Map(sure.map((text) => [text.toLowerCase(), text])).values()].slice(0, 12);
}
