import { formatPlainAmount } from '../../i18n/format-money.ts';

/** Money is in the smallest unit of its currency, and written with the currency's decimals. */
type CsvCell = string | number | { minor: number; currency: string };

/** Writes a CSV table; a cell that a spreadsheet would run as a formula becomes plain text. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** A formula sign at the start of a cell, also where a spreadsheet splits cells at semicolons or tabs. */
const formulaStart = /(^|[;\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g;

/** A text that no spreadsheet runs as a formula. */
export const guardFormulas = (text: string): string => text.replace(formulaStart, "$1'");

const guard = /(^|[;\t\r\n])'(?=[=+\-@\t\r＝＋－＠])/g;

/** The text that was guarded. */
export const unguardFormulas = (text: string): string => text.replace(guard, '$1');

function writeCell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return formatPlainAmount(value.minor, value.currency);
  const text = guardFormulas(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
