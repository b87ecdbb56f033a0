/** Saves a file that the page holds, as a link with `download` does. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers start reading later, so the address stays for a while.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A CSV text as a file; the byte order mark makes spreadsheets read it as UTF-8. */
export function csvFile(text: string): Blob {
  return new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' });
}
