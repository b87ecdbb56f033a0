import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { AppError } from '../../../contracts/errors.ts';
import { answerRequests } from '../process/answer-requests.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { tableLimits } from './table-limits.ts';
import { writeXlsx, type XlsxCell } from './write-xlsx.ts';

/** Reads a table into a file of JSON lines, or makes a workbook of such a file. */
export type TableRequest = { read: string; into: string } | { write: string; into: string; name: string };

const otherFiles = ['d0cf11e0', '25504446', '89504e47', 'ffd8ffe0', 'ffd8ffe1'].map((hex) => Buffer.from(hex, 'hex'));

async function read(path: string, into: string): Promise<null> {
  const bytes = await readFile(path);
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  // The files of Excel before 2007, and PDFs and pictures.
  if (otherFiles.some((start) => bytes.subarray(0, 4).equals(start))) throw new AppError('table_unreadable');
  const rows = isZip ? readXlsx(bytes, tableLimits) : readCsv(decodeText(bytes), tableLimits);
  const out = createWriteStream(into, { flags: 'wx', mode: 0o600 });
  let count = 0;
  for (const row of rows) {
    count += 1;
    if (count > tableLimits.rows) throw new AppError('table_too_large');
    if (!out.write(`${JSON.stringify(row)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return null;
}

async function write(path: string, into: string, name: string): Promise<null> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean);
  const rows = lines.map((line) => JSON.parse(line) as XlsxCell[]);
  await writeFile(into, writeXlsx(name, rows), { flag: 'wx', mode: 0o600 });
  return null;
}

answerRequests<TableRequest, null>((request) =>
  'read' in request ? read(request.read, request.into) : write(request.write, request.into, request.name),
);
