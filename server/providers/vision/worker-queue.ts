import type { Worker } from 'node:worker_threads';
import { AppError } from '../../../contracts/errors.ts';

export interface WorkerQueue<Request, Answer> {
  /** Asks the worker; requests are answered one after the other. */
  ask(request: Request, signal?: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
}

/** What a worker of a line posts back for each request. */
export type WorkerReply<Answer> = { answer: Answer } | { error: string };

interface Settings {
  /** Starts the thread; called again after it died or was let go. */
  start(): Promise<Worker>;
  /** Ends the thread; without it, it is cut off wherever it is. */
  end?(thread: Worker): Promise<unknown>;
  /** More than so many waiting requests are refused. */
  maxWaiting: number;
  /** A request that takes longer ends the thread with it. */
  deadlineMs: number;
  /** An idle thread is let go after so long, and its memory with it. */
  idleMs?: number;
}

interface Waiting<Request, Answer> {
  request: Request;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** The thread was ended because one request took too long. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
}

/** Keeps one worker thread behind a bounded line of requests, and replaces it when it dies. */
export function openWorkerQueue<Request, Answer>(settings: Settings): WorkerQueue<Request, Answer> {
  const waiting: Waiting<Request, Answer>[] = [];
  let worker: Promise<Worker> | undefined;
  let current: Waiting<Request, Answer> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function startWorker(): Promise<Worker> {
    const starting = settings.start().then((thread) => {
      const lose = (reason: string) => {
        if (worker !== starting) return;
        worker = undefined;
        settle(({ reject }) => reject(new Error(`The thread that looks at photos stopped: ${reason}.`)));
      };
      thread.on('error', (error) => lose(error.message));
      thread.on('exit', (code) => lose(`it ended with code ${code}`));
      thread.on('message', (reply: WorkerReply<Answer>) => {
        if (worker !== starting) return;
        thread.unref();
        settle(({ resolve, reject }) => ('answer' in reply ? resolve(reply.answer) : reject(new Error(reply.error))));
      });
      // A thread that nobody asks must not keep the process alive.
      thread.unref();
      return thread;
    });
    worker = starting;
    return starting;
  }

  function settle(by: (asked: Waiting<Request, Answer>) => void): void {
    clearTimeout(timer);
    const asked = current;
    current = undefined;
    if (asked) by(asked);
    next();
  }

  function next(): void {
    if (current || isClosed) return;
    current = waiting.shift();
    if (!current) {
      if (settings.idleMs !== undefined) timer = setTimeout(letGo, settings.idleMs).unref();
      return;
    }
    const asked = current;
    timer = setTimeout(() => {
      void letGo();
      settle(({ reject }) => reject(new DeadlineExceeded('A photo took too long to look at.')));
    }, settings.deadlineMs);
    (worker ?? startWorker()).then(
      (thread) => {
        thread.ref();
        thread.postMessage(asked.request);
      },
      (error) => {
        worker = undefined;
        settle(({ reject }) => reject(error));
      },
    );
  }

  async function letGo(): Promise<void> {
    clearTimeout(timer);
    const thread = worker;
    worker = undefined;
    await thread?.then(settings.end ?? ((running) => running.terminate())).catch(() => undefined);
  }

  return {
    ask: (request, signal) =>
      new Promise<Answer>((resolve, reject) => {
        if (isClosed) return reject(new AppError('unavailable'));
        if (waiting.length >= settings.maxWaiting)
          return reject(new AppError('unavailable', { retryAfterSeconds: 10 }));
        signal?.throwIfAborted();
        const entry = { request, resolve, reject };
        waiting.push(entry);
        // What already runs goes on to its end, but nobody waits for it any more.
        signal?.addEventListener('abort', () => {
          const place = waiting.indexOf(entry);
          if (place >= 0) waiting.splice(place, 1);
          reject(signal.reason);
        });
        if (!current) {
          clearTimeout(timer);
          next();
        }
      }),
    async close() {
      isClosed = true;
      const left = [...waiting.splice(0), ...(current ? [current] : [])];
      current = undefined;
      for (const { reject } of left) reject(new AppError('unavailable'));
      await letGo();
    },
  };
}
