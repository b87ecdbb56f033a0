/** A table as a file that spreadsheets open; a cell that one would take for a formula is made plain text. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** Where a cell begins, also for spreadsheets that take a semicolon or a tab for the end of one, and what begins a formula. */
const formula = /(^|[;\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g;

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(formula, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
