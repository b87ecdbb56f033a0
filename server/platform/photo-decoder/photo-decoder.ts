import { type DecoderProcess, startDecoderProcess } from './decoder-process.ts';
import type { PhotoLimits } from './prepare-photo.ts';

export interface PhotoDecoder {
  /** Decodes an uploaded file into the picture that is stored, or throws the reason for refusing it. */
  decode(path: string): Promise<Buffer>;
  /** The ids of running processes, for tests and benchmarks. */
  pids(): number[];
  close(): void;
}

export interface PhotoDecoderOptions extends PhotoLimits {
  /** A photo that takes longer was crafted to do so. */
  timeoutMs?: number;
  memoryMb?: number;
  /** A process that is idle for this long is ended, which frees its memory. */
  idleMs?: number;
}

/**
 * Decodes untrusted photos in child processes: one that takes too long or too much memory is killed, and one that crashes
 * does not affect the server. There are as many processes as photos that are decoded at the same time.
 */
export function openPhotoDecoder(options: PhotoDecoderOptions): PhotoDecoder {
  const { megapixels, timeoutMs = 15_000, memoryMb = 600, idleMs = 30_000 } = options;
  const alive = new Set<DecoderProcess>();
  const idle: DecoderProcess[] = [];
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function acquire(): Promise<DecoderProcess> {
    clearTimeout(idleTimer);
    for (let candidate = idle.pop(); candidate; candidate = idle.pop()) {
      if (!candidate.isGone()) return candidate;
      alive.delete(candidate);
    }
    const started = await startDecoderProcess();
    alive.add(started);
    if (isClosed) end(started);
    return started;
  }

  function release(decoder: DecoderProcess): void {
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
      const decoder = await acquire();
      try {
        return await decoder.decode({ path, limits: { megapixels }, memoryMb }, timeoutMs);
      } finally {
        release(decoder);
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
