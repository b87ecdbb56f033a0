import type { Worker } from 'node:worker_threads';
import { AppError } from '../../../contracts/errors.ts';

export interface WorkerQueue<Request, Answer> {
  /** Sends a request to the worker; requests are processed one after the other. */
  ask(request: Request, signal?: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
}

/** The message that a worker posts for each request. */
export type WorkerReply<Answer> = { answer: Answer } | { error: string };

interface Settings {
  /** Starts the thread; called again after it died or was stopped. */
  start(): Promise<Worker>;
  /** Stops the thread in an orderly way; by default it is terminated. */
  end?(thread: Worker): Promise<unknown>;
  /** Further requests are refused when this many wait. */
  maxWaiting: number;
  /** The thread is stopped when a request takes longer. */
  deadlineMs: number;
  /** A thread that is idle for this long is stopped, which frees its memory. */
  idleMs?: number;
}

interface PendingRequest<Request, Answer> {
  request: Request;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** The thread was stopped because a request took too long. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
}

/** Runs one worker thread behind a bounded queue of requests, and replaces it when it dies. */
export function openWorkerQueue<Request, Answer>(settings: Settings): WorkerQueue<Request, Answer> {
  const waiting: PendingRequest<Request, Answer>[] = [];
  let worker: Promise<Worker> | undefined;
  let current: PendingRequest<Request, Answer> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function startWorker(): Promise<Worker> {
    const starting = settings.start().then((thread) => {
      const handleExit = (reason: string) => {
        if (worker !== starting) return;
        worker = undefined;
        settle(({ reject }) => reject(new Error(`The thread that looks at photos stopped: ${reason}.`)));
      };
      thread.on('error', (error) => handleExit(error.message));
      thread.on('exit', (code) => handleExit(`it ended with code ${code}`));
      thread.on('message', (reply: WorkerReply<Answer>) => {
        if (worker !== starting) return;
        thread.unref();
        settle(({ resolve, reject }) => ('answer' in reply ? resolve(reply.answer) : reject(new Error(reply.error))));
      });
      // An idle thread must not keep the process alive.
      thread.unref();
      return thread;
    });
    worker = starting;
    return starting;
  }

  function settle(by: (pending: PendingRequest<Request, Answer>) => void): void {
    clearTimeout(timer);
    const pending = current;
    current = undefined;
    if (pending) by(pending);
    next();
  }

  function next(): void {
    if (current || isClosed) return;
    current = waiting.shift();
    if (!current) {
      if (settings.idleMs !== undefined) timer = setTimeout(stopWorker, settings.idleMs).unref();
      return;
    }
    const pending = current;
    timer = setTimeout(() => {
      void stopWorker();
      settle(({ reject }) => reject(new DeadlineExceeded('A photo took too long to look at.')));
    }, settings.deadlineMs);
    (worker ?? startWorker()).then(
      (thread) => {
        thread.ref();
        thread.postMessage(pending.request);
      },
      (error) => {
        worker = undefined;
        settle(({ reject }) => reject(error));
      },
    );
  }

  async function stopWorker(): Promise<void> {
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
        // A running request is finished by the thread, but its result is ignored.
        signal?.addEventListener('abort', () => {
          const index = waiting.indexOf(entry);
          if (index >= 0) waiting.splice(index, 1);
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
      await stopWorker();
    },
  };
}
