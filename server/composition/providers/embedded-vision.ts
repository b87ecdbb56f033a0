import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../../contracts/errors.ts';
import type { Config } from '../../config.ts';
import type { Analyst } from '../../vision/analyst/analyst.ts';
import { createEmbeddedAnalyst } from '../../vision/analyst/embedded-analyst.ts';
import type { FindNeighbours } from '../../vision/analyst/learned-categories.ts';
import type { Vision } from '../../vision/networks/vision.ts';
import { createVision } from '../../vision/networks/vision.ts';

/** The embedded models and the analyst that uses them. */
export interface EmbeddedVision {
  analyst: Analyst;
  vision: Pick<Vision, 'detect' | 'isUnsafe' | 'cutOut'>;
  close(): Promise<void>;
}

const retrySeconds = 60;

/** Opens the embedded models. Their weights are fetched in the background; until then the site refuses photos. */
export function openEmbeddedVision(
  config: Config,
  findNeighbours: FindNeighbours,
  log: (line: string) => void,
): EmbeddedVision {
  const cacheDir = path.join(config.SNAPBAZAAR_DATA_DIR, 'package-files');
  return prepareWithRetry(createVision({ cacheDir, threads: config.VISION_THREADS }), findNeighbours, log);
}

/** Fetches the weights, retrying on failure, and refuses photos until they are loaded. */
export function prepareWithRetry(
  vision: Vision,
  findNeighbours: FindNeighbours,
  log: (line: string) => void,
  pauseSeconds = retrySeconds,
): EmbeddedVision {
  const stopping = new AbortController();
  let isReady = false;

  async function prepare(): Promise<void> {
    for (let isFirst = true; !isReady && !stopping.signal.aborted; isFirst = false) {
      try {
        await vision.prepare();
        isReady = true;
        log('Photos can be analysed.');
      } catch (error) {
        const reason = (error as Error).cause ?? error;
        if (isFirst) log(`No photos can be taken in yet, the weights are not to be had: ${(reason as Error).message}`);
        await delay(pauseSeconds * 1000, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  function requireWeights(): void {
    if (!isReady) throw new AppError('photo_check_unavailable', { retryAfterSeconds: 10 });
  }

  // Not awaited: a fetch that is unfinished when the process ends starts again at the next start.
  void prepare();
  return {
    analyst: createEmbeddedAnalyst(vision, findNeighbours),
    vision: {
      async detect(photo, call) {
        requireWeights();
        return vision.detect(photo, call);
      },
      async isUnsafe(photo) {
        requireWeights();
        return vision.isUnsafe(photo).catch((cause) => {
          throw new AppError('photo_check_unavailable', { cause });
        });
      },
      async cutOut(photo) {
        requireWeights();
        return vision.cutOut(photo);
      },
    },
    async close() {
      stopping.abort();
      await vision.close();
    },
  };
}
