import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { AppError, type ErrorCode } from '../../../contracts/errors.ts';
import { type ProcessReply, started } from './answer-requests.ts';

export interface ProcessQueue<Request, Answer> {
  /** Sends a request to the process; requests are processed one after the other. */
  ask(request: Request, signal?: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
}

interface Settings {
  /** The file of the program, which calls `answerRequests`. */
  program: URL;
  /** Its arguments; it is started again after it died or was stopped. */
  readArguments?(): Promise<string[]>;
  /** Further requests are refused when this many wait. */
  maxWaiting: number;
  /** The error of a refused request. */
  busyCode?: ErrorCode;
  /** The process is killed when a request takes longer; while it still starts, it has a minute more. */
  deadlineMs: number;
  /** A process that is idle for this long is ended, which frees its memory. */
  idleMs: number;
}

// On a machine at its limit loading the modules takes tens of seconds; killed each time, the process would never begin.
const startMs = 60_000;

interface PendingRequest<Request, Answer> {
  request: Request;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** The process was killed because a request took too long. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
}

/**
 * Runs one process behind a bounded queue of requests, and replaces it when it dies. What native libraries allocate in a thread
 * stays with the server after the thread ends; a process gives everything back.
 */
export function openProcessQueue<Request, Answer>(settings: Settings): ProcessQueue<Request, Answer> {
  const waiting: PendingRequest<Request, Answer>[] = [];
  let running: Promise<ChildProcess> | undefined;
  let current: PendingRequest<Request, Answer> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let hasStarted = false;
  let isClosed = false;

  function startProcess(): Promise<ChildProcess> {
    hasStarted = false;
    const starting = Promise.resolve(settings.readArguments?.()).then((args = []) => {
      const child = fork(settings.program, args, {
        execArgv: [],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const handleExit = (reason: string) => {
        if (running !== starting) return;
        running = undefined;
        settle(({ reject }) => reject(new Error(`The process ${nameOf(settings.program)} stopped: ${reason}.`)));
      };
      child.on('error', (error) => handleExit(error.message));
      child.on('exit', (code, signal) => handleExit(`it ended with ${signal ?? code}`));
      child.on('message', (reply: ProcessReply<Answer> | typeof started) => {
        if (running !== starting) return;
        if (reply === started) {
          hasStarted = true;
          if (current) setDeadline(settings.deadlineMs);
          return;
        }
        setBusy(child, false);
        settle(({ resolve, reject }) => ('answer' in reply ? resolve(reply.answer) : reject(readError(reply))));
      });
      return child;
    });
    running = starting;
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
      timer = setTimeout(stopProcess, settings.idleMs).unref();
      return;
    }
    const pending = current;
    const worker = running ?? startProcess();
    setDeadline(hasStarted ? settings.deadlineMs : settings.deadlineMs + startMs);
    worker.then(
      (child) => {
        setBusy(child, true);
        // A process that died meanwhile is told of by its exit, and not by the failed message.
        child.send(pending.request as object, () => undefined);
      },
      (error) => {
        running = undefined;
        settle(({ reject }) => reject(error));
      },
    );
  }

  function setDeadline(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void stopProcess();
      settle(({ reject }) => reject(new DeadlineExceeded('The request took too long.')));
    }, milliseconds);
  }

  async function stopProcess(): Promise<void> {
    clearTimeout(timer);
    const stopping = running;
    running = undefined;
    const child = await stopping?.catch(() => undefined);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    // Whoever waits for the end stays alive until then.
    setBusy(child, true);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    ask: (request, signal) =>
      new Promise<Answer>((resolve, reject) => {
        if (isClosed) return reject(new AppError('unavailable'));
        if (waiting.length >= settings.maxWaiting)
          return reject(new AppError(settings.busyCode ?? 'unavailable', { retryAfterSeconds: 10 }));
        signal?.throwIfAborted();
        // A running request is finished by the process, but its result is ignored.
        const abort = () => {
          const index = waiting.indexOf(entry);
          if (index >= 0) waiting.splice(index, 1);
          reject(signal?.reason);
        };
        const settleBy =
          <Value>(act: (value: Value) => void) =>
          (value: Value) => {
            signal?.removeEventListener('abort', abort);
            act(value);
          };
        const entry = { request, resolve: settleBy(resolve), reject: settleBy(reject) };
        waiting.push(entry);
        signal?.addEventListener('abort', abort);
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
      await stopProcess();
    },
  };
}

const nameOf = ({ pathname }: URL) => pathname.slice(pathname.lastIndexOf('/') + 1).split('.')[0];

const readError = ({ error, code }: { error: string; code?: ErrorCode }) =>
  code ? new AppError(code, { message: error }) : new Error(error);

/** An idle process must not keep the server alive. */
function setBusy(child: ChildProcess, isBusy: boolean): void {
  if (isBusy) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
