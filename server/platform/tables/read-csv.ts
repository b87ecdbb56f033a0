import { AppError } from '../../../contracts/errors.ts';
import type { TableLimits } from './table-limits.ts';

/** The rows of a CSV text; cells are apart by the sign that its first line has most of. */
export function* readCsv(text: string, limits: TableLimits): Generator<string[]> {
  const start = /^sep=(.)\r?\n/i.exec(text);
  const separator = start?.[1] ?? findSeparator(text);
  let at = start?.[0].length ?? 0;
  let row: string[] = [];
  while (at < text.length) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? findClosingQuote(text, at) : findEnd(text, at, separator);
    const cell = isQuoted ? text.slice(at + 1, end).replaceAll('""', '"') : text.slice(at, end);
    // What stands between a closing quote and the next separator belongs to no cell.
    const next = isQuoted ? findEnd(text, end + 1, separator) : end;
    if (cell.length > limits.cellLength || row.length >= limits.columns) throw new AppError('table_too_large');
    row.push(cell);
    at = next;
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end has an empty cell after it.
      if (at >= text.length) row.push('');
      continue;
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    yield row;
    row = [];
  }
  if (row.length > 0) yield row;
}

function findClosingQuote(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    if (text[at + 1] !== '"') return at;
  }
}

function findEnd(text: string, start: number, separator: string): number {
  let at = start;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

function findSeparator(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}
