/** Saves a file that the page holds, as a link with `download` does. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers start reading later, so the address stays for a while.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A file that came in base64. */
export function fileOf(base64: string, type: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type });
}

export const pdfOf = (base64: string): Blob => fileOf(base64, 'application/pdf');

/** A CSV text as a file; the byte order mark makes spreadsheets read it as UTF-8. */
export function csvFile(text: string): Blob {
  return new Blob([text.startsWith('\ufeff') ? '' : '\ufeff', text], { type: 'text/csv;charset=utf-8' });
}
