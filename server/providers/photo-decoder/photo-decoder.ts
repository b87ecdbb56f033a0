import { type DecoderProcess, startDecoderProcess } from './decoder-process.ts';
import type { PhotoLimits } from './prepare-photo.ts';

export interface PhotoDecoder {
  /** Makes what is kept of an uploaded file, or refuses it with the reason. */
  decode(path: string): Promise<Buffer>;
  /** The processes that are alive, for tests and measurements. */
  pids(): number[];
  close(): void;
}

export interface PhotoDecoderOptions extends PhotoLimits {
  /** A photo that takes longer was made to take longer. */
  timeoutMs?: number;
  memoryMb?: number;
  /** A process that has nothing to do for so long is ended, and its memory with it. */
  idleMs?: number;
}

/**
 * Decodes photos of strangers in processes of their own: one that takes too long or too much memory is killed, and one
 * that crashes takes nothing with it. There are as many processes as photos that are decoded at the same time.
 */
export function openPhotoDecoder(options: PhotoDecoderOptions): PhotoDecoder {
  const { megapixels, timeoutMs = 15_000, memoryMb = 600, idleMs = 30_000 } = options;
  const alive = new Set<DecoderProcess>();
  const idle: DecoderProcess[] = [];
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function take(): Promise<DecoderProcess> {
    clearTimeout(idleTimer);
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      if (!kept.isGone()) return kept;
      alive.delete(kept);
    }
    const started = await startDecoderProcess();
    alive.add(started);
    if (isClosed) end(started);
    return started;
  }

  function giveBack(decoder: DecoderProcess): void {
    if (isClosed || decoder.isGone()) {
      end(decoder);
      return;
    }
    idle.push(decoder);
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => idle.splice(0).forEach(end), idleMs).unref();
  }

  function end(decoder: DecoderProcess): void {
    alive.delete(decoder);
    decoder.kill();
  }

  return {
    async decode(path) {
      const decoder = await take();
      try {
        return await decoder.decode({ path, limits: { megapixels }, memoryMb }, timeoutMs);
      } finally {
        giveBack(decoder);
      }
    },
    pids: () => [...alive].flatMap(({ pid }) => pid ?? []),
    close() {
      isClosed = true;
      clearTimeout(idleTimer);
      for (const decoder of alive) end(decoder);
    },
  };
}
