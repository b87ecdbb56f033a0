/** Reads what spreadsheets copy: cells apart by tabs, and in quotes where they hold tabs or lines. */
export function readClipboard(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  let row: string[] = [];
  while (cell.lastIndex <= text.length) {
    const start = cell.lastIndex;
    const found = cell.exec(text) ?? readBare(text, start);
    const [, quoted, bare = '', end = ''] = found;
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end !== '\t') {
      rows.push(row);
      row = [];
    }
    // The line's end after the last row begins no further one.
    if (end === '' || cell.lastIndex >= text.length) {
      if (end === '\t') rows.push([...row, '']);
      break;
    }
  }
  return rows;

  /** A cell that begins with a quotation mark and has none at its end. */
  function readBare(whole: string, start: number): RegExpExecArray {
    cell.lastIndex = start;
    const bare = /([^\t\r\n]*)(\t|\r\n|\n|\r|$)/y;
    bare.lastIndex = start;
    const match = bare.exec(whole) as RegExpExecArray;
    cell.lastIndex = bare.lastIndex;
    return Object.assign(match, [match[0], undefined, match[1], match[2]]) as RegExpExecArray;
  }
}

/** Writes cells as spreadsheets read them. */
export function writeClipboard(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(writeCell).join('\t')).join('\r\n');
}

const writeCell = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
