import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { AppError } from '../../../contracts/errors.ts';
import { DeadlineExceeded, openProcessQueue } from '../process/process-queue.ts';
import type { TableRequest } from './tables.process.ts';

/** Tables come from strangers and take seconds, so they are read and written in a process that is killed after a minute. */
const tables = openProcessQueue<TableRequest, null>({
  program: new URL('./tables.process.ts', import.meta.url),
  maxWaiting: 8,
  busyCode: 'documents_busy',
  deadlineMs: 60_000,
  idleMs: 30_000,
});

/** The rows of an uploaded CSV or XLSX file, one after the other. */
export async function* readTable(path: string): AsyncGenerator<string[]> {
  const into = `${path}.rows`;
  try {
    await tables.ask({ read: path, into });
    for await (const line of createInterface({ input: createReadStream(into), crlfDelay: Number.POSITIVE_INFINITY }))
      yield JSON.parse(line) as string[];
  } catch (error) {
    throw error instanceof DeadlineExceeded ? new AppError('table_too_large', { cause: error }) : error;
  } finally {
    await rm(into, { force: true });
  }
}

/** Makes a workbook of a file with a JSON list in each line. */
export async function makeWorkbook(linesPath: string, into: string, name: string): Promise<void> {
  await tables.ask({ write: linesPath, into, name });
}
