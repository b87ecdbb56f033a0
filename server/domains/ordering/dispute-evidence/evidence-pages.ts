import { type PdfPage, type PdfText, page } from '../../../platform/documents/pdf/pdf-page.ts';
import { wrapText } from '../../../platform/documents/text-drawing/wrap-text.ts';

/** A part of the document: a heading, then rows of a label and a text, or photos with captions. */
export interface EvidenceSection {
  heading: string;
  rows: readonly EvidenceRow[];
  photos?: readonly { caption: string; bytes: Uint8Array }[];
}

export interface EvidenceRow {
  label?: string;
  text: string;
}

type EvidencePage = Omit<Required<PdfPage>, 'codes'>;

const left = page.edge;
const labelWidth = 130;
const textLeft = left + labelWidth;
const textWidth = page.width - page.edge - textLeft;
const halvesOnLine = 66;
const lineHeight = 15;
const headingHeight = 34;
const bottom = page.height - 70;
const photo = { width: 230, height: 190, gap: 20, caption: 20 };
const grey = 0.42;

/** Sets sections below each other on as many pages as they need, each with the title and its number. */
export function layOutSections(title: string, locale: string, sections: readonly EvidenceSection[]): PdfPage[] {
  const pages: EvidencePage[] = [];
  let top = 0;

  function room(height: number): EvidencePage {
    let last = pages.at(-1);
    if (!last || top + height > bottom) {
      const number = String(pages.length + 1);
      const head: PdfText[] = [
        { text: 'Snapbazaar', left, top: 72, size: 14, isBold: true },
        { text: title, left: textLeft, top: 72, size: 12, isBold: true, width: textWidth - 40 },
        { text: number, left: page.width - page.edge - 16, top: 72, size: 10, grey },
      ];
      last = { texts: head, rules: [84], photos: [] };
      pages.push(last);
      top = 112;
    }
    return last;
  }

  function setRow({ label = '', text }: EvidenceRow): void {
    const lines = wrapText(text, locale, halvesOnLine);
    for (const [index, line] of lines.entries()) {
      const { texts } = room(lineHeight);
      if (index === 0 && label) texts.push({ text: label, left, top, size: 10, grey, width: labelWidth - 10 });
      texts.push({ text: line, left: textLeft, top, size: 10, width: textWidth });
      top += lineHeight;
    }
    top += 3;
  }

  function setPhotos(photos: NonNullable<EvidenceSection['photos']>): void {
    for (const [index, { caption, bytes }] of photos.entries()) {
      const column = index % 2;
      const { texts, photos: drawn } = room(column === 0 ? photo.height + photo.caption : 0);
      const at = left + column * (photo.width + photo.gap);
      texts.push({ text: caption, left: at, top, size: 10, grey, width: photo.width });
      drawn.push({ bytes, left: at, top: top + 8, width: photo.width, height: photo.height });
      if (column === 1 || index === photos.length - 1) top += photo.height + photo.caption + photo.gap;
    }
  }

  for (const { heading, rows, photos = [] } of sections) {
    room(headingHeight + 2 * lineHeight).texts.push({ text: heading, left, top: top + 8, size: 12, isBold: true });
    top += headingHeight;
    for (const row of rows) setRow(row);
    setPhotos(photos);
    top += 8;
  }
  return pages;
}
