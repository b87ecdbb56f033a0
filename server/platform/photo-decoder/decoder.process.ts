import sharp from 'sharp';
import { AppError, type ErrorCode } from '../../../contracts/errors.ts';
import { type PhotoLimits, preparePhoto } from './prepare-photo.ts';

/** A request to this process, which decodes one photo at a time. */
export interface DecoderRequest {
  path: string;
  limits: PhotoLimits;
  memoryMb: number;
}

/** A message of this process: once that it is ready, then one reply to each request. */
export type DecoderReply =
  | { format: 'ready' }
  | { format: 'photo'; bytes: Uint8Array }
  | { format: 'refused'; code: ErrorCode; message: string }
  | { format: 'failed'; reason: string };

const megabyte = 1024 * 1024;
const watchEveryMs = 50;

// Each photo is decoded once, so a cache would only take memory.
sharp.cache(false);

const send = (reply: DecoderReply, then: () => void = () => undefined) => process.send?.(reply, then);
// Not `exit`, which would wait for the photo being decoded.
const end = () => process.kill(process.pid, 'SIGKILL');

async function answer({ path, limits, memoryMb }: DecoderRequest): Promise<DecoderReply> {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > memoryMb * megabyte) send(asReply(new AppError('photo_too_costly')), end);
  }, watchEveryMs);
  try {
    return { format: 'photo', bytes: await preparePhoto(path, limits) };
  } catch (error) {
    return asReply(error);
  } finally {
    clearInterval(watch);
  }
}

function asReply(error: unknown): DecoderReply {
  if (error instanceof AppError) return { format: 'refused', code: error.code, message: error.message };
  return { format: 'failed', reason: String(error) };
}

process.on('message', async (request: DecoderRequest) => send(await answer(request)));
// The server is gone, so nobody waits for the photo.
process.on('disconnect', end);
// Ctrl-C in a terminal also reaches this process; the server ends it once its requests are answered.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
send({ format: 'ready' });
