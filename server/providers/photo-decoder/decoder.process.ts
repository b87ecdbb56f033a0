import sharp from 'sharp';
import { AppError, type ErrorCode } from '../../../contracts/errors.ts';
import { type PhotoLimits, preparePhoto } from './prepare-photo.ts';

/** What this process is asked: one photo at a time. */
export interface DecoderRequest {
  path: string;
  limits: PhotoLimits;
  memoryMb: number;
}

/** What it says: once that it is ready, then one answer to each request. */
export type DecoderReply =
  | { kind: 'ready' }
  | { kind: 'photo'; bytes: Uint8Array }
  | { kind: 'refused'; code: ErrorCode; message: string }
  | { kind: 'failed'; reason: string };

const megabyte = 1024 * 1024;
const watchEveryMs = 50;

// Photos of strangers are not worth remembering.
sharp.cache(false);

const send = (reply: DecoderReply, then: () => void = () => undefined) => process.send?.(reply, then);
// Not `exit`, which would wait for the photo at hand.
const end = () => process.kill(process.pid, 'SIGKILL');

async function answer({ path, limits, memoryMb }: DecoderRequest): Promise<DecoderReply> {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > memoryMb * megabyte) send(asReply(new AppError('photo_too_costly')), end);
  }, watchEveryMs);
  try {
    return { kind: 'photo', bytes: await preparePhoto(path, limits) };
  } catch (error) {
    return asReply(error);
  } finally {
    clearInterval(watch);
  }
}

function asReply(error: unknown): DecoderReply {
  if (error instanceof AppError) return { kind: 'refused', code: error.code, message: error.message };
  return { kind: 'failed', reason: String(error) };
}

process.on('message', async (request: DecoderRequest) => send(await answer(request)));
// The server is gone, and nobody waits for the photo any more.
process.on('disconnect', end);
// Ctrl-C in a terminal reaches this process, too; the server ends it once its requests are answered.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
send({ kind: 'ready' });
