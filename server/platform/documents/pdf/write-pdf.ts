import { openProcessQueue } from '../../process/process-queue.ts';
import type { PdfFile } from './pdf-page.ts';

// Each takes about 50 ms, so the last that waits has its answer within a few seconds.
const maxWaiting = 40;

const documents = openProcessQueue<PdfFile, Uint8Array>({
  program: new URL('./write-pdf.process.ts', import.meta.url),
  maxWaiting,
  busyCode: 'documents_busy',
  deadlineMs: 10_000,
  // Opening the fonts of a language takes half a second, so they stay open between two documents of a working day.
  idleMs: 300_000,
});

/** Writes a PDF in a process of its own, because fonts of ten megabytes would block the event loop and stay in memory. */
export async function writePdf(pdf: PdfFile): Promise<Buffer> {
  return Buffer.from(await documents.ask(pdf));
}
