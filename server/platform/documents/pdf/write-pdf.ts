import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../../concurrency/concurrency-limit.ts';
import type { PdfFile } from './pdf-page.ts';

const oneAtATime = limitConcurrency(1);

/** Writes a PDF in a worker thread, because opening a font of ten megabytes would block the event loop. */
export function writePdf(pdf: PdfFile): Promise<Buffer> {
  return oneAtATime(async () => {
    const worker = new Worker(new URL('./write-pdf.worker.ts', import.meta.url), { workerData: pdf });
    // Rejects when the worker fails.
    const [file] = (await once(worker, 'message')) as [Uint8Array];
    return Buffer.from(file);
  });
}
