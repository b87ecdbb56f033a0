import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text lines of a page of a PDF as pdf.js reads them, and the right end of each. */
export async function readPdfLines(file: Buffer, page = 1): Promise<{ text: string; right: number }[]> {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(page)).getTextContent({ disableNormalization: true });
  const lines: { text: string; right: number; top: number }[] = [];
  for (const item of items) {
    if (!('str' in item) || !item.str) continue;
    const [left, top] = item.transform.slice(4);
    const last = lines.at(-1);
    // A mark above a letter has its own position.
    if (last && Math.abs(last.top - top) < 6)
      Object.assign(last, { text: last.text + item.str, right: left + item.width });
    else lines.push({ text: item.str, right: left + item.width, top });
  }
  return lines;
}
