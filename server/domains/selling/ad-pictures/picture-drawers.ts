import { limitConcurrency } from '../../../platform/concurrency/concurrency-limit.ts';
import { openProcessQueue, type ProcessQueue } from '../../../platform/process/process-queue.ts';
import type { AdContent } from './layouts/layout.ts';

type PictureDrawer = ProcessQueue<AdContent, Uint8Array | null>;

/** Draws ad pictures in as many processes, because fonts and large pictures would stay in the memory of the server. */
export function openPictureDrawers(concurrency: number) {
  const withinLimit = limitConcurrency(concurrency);
  const drawers = Array.from({ length: concurrency }, openPictureDrawer);
  const idle = [...drawers];

  return {
    /** The picture as a JPEG; null where nothing of the headline can be drawn. */
    draw: (content: AdContent): Promise<Buffer | null> =>
      withinLimit(async () => {
        // There is one for each task that runs.
        const drawer = idle.pop() as PictureDrawer;
        try {
          const bytes = await drawer.ask(content);
          return bytes && Buffer.from(bytes);
        } finally {
          idle.push(drawer);
        }
      }),
    close: async () => {
      await Promise.all(drawers.map((drawer) => drawer.close()));
    },
  };
}

const openPictureDrawer = (): PictureDrawer =>
  openProcessQueue({
    program: new URL('./draw-picture.process.ts', import.meta.url),
    maxWaiting: 1,
    deadlineMs: 60_000,
    idleMs: 30_000,
  });
