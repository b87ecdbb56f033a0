/** Writes a CSV table; a cell that a spreadsheet would run as a formula becomes plain text. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** A formula sign at the start of a cell, also where a spreadsheet splits cells at semicolons or tabs. */
const formulaStart = /(^|[;\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g;

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(formulaStart, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
