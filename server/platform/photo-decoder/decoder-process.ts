import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { AppError } from '../../../contracts/errors.ts';
import type { DecoderReply, DecoderRequest } from './decoder.process.ts';

/** A process that decodes photos, one at a time. */
export interface DecoderProcess {
  pid: number | undefined;
  isGone(): boolean;
  /** Decodes a photo, or refuses it with the reason; after `timeoutMs` the process is killed. */
  decode(request: DecoderRequest, timeoutMs: number): Promise<Buffer>;
  kill(): void;
}

interface Ended {
  format: 'ended';
  by: string | number;
}

const program = new URL('./decoder.process.ts', import.meta.url);
const startTimeoutMs = 30_000;

/** Starts a decoder process and waits until it is ready. */
export async function startDecoderProcess(): Promise<DecoderProcess> {
  const child = fork(program, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = await nextReply(child, startTimeoutMs);
  if (ready.format !== 'ready')
    throw new AppError('unavailable', { cause: new Error('The photo decoder did not start.') });
  setBusy(child, false);
  return {
    pid: child.pid,
    isGone: () => !child.connected || child.exitCode !== null || child.signalCode !== null,
    kill: () => void child.kill('SIGKILL'),
    async decode(request, timeoutMs) {
      setBusy(child, true);
      // A process that died meanwhile is told of by its exit, and not by the failed message.
      child.send(request, () => undefined);
      const reply = await nextReply(child, timeoutMs);
      setBusy(child, false);
      if (reply.format === 'photo') return Buffer.from(reply.bytes);
      if (reply.format === 'refused') throw new AppError(reply.code, { message: reply.message });
      if (reply.format === 'ended') {
        throw new AppError('photo_too_costly', { cause: new Error(`The photo decoder ended with ${reply.by}.`) });
      }
      throw new Error(`The photo decoder failed: ${JSON.stringify(reply)}`);
    },
  };
}

/** The next message of the process. It is killed if it does not answer in time. */
async function nextReply(child: ChildProcess, timeoutMs: number): Promise<DecoderReply | Ended> {
  const settled = new AbortController();
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  try {
    return await Promise.race([
      once(child, 'message', settled).then(([reply]) => reply as DecoderReply),
      once(child, 'exit', settled).then(([code, signal]): Ended => ({ format: 'ended', by: signal ?? code })),
    ]);
  } finally {
    clearTimeout(timer);
    settled.abort();
  }
}

/** An idle decoder process must not keep the server process alive. */
function setBusy(child: ChildProcess, isBusy: boolean): void {
  if (isBusy) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
