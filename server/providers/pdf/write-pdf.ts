import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../../concurrency-limit.ts';
import type { PdfPage } from './pdf-page.ts';

const oneAtATime = limitConcurrency(1);

/** A PDF of one page, made on a thread of its own: opening a font of ten megabytes would hold up every request. */
export function writePdf(page: PdfPage): Promise<Buffer> {
  return oneAtATime(async () => {
    const worker = new Worker(new URL('./write-pdf.worker.ts', import.meta.url), { workerData: page });
    // A worker that fails rejects here.
    const [file] = (await once(worker, 'message')) as [Uint8Array];
    return Buffer.from(file);
  });
}
