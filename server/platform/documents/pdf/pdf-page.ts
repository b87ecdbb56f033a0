/** One line of text, written without emoji: distances of its baseline from the left and the top in points. */
export interface PdfText {
  text: string;
  left: number;
  top: number;
  size?: number;
  isBold?: boolean;
  /** From black, 0, to white, 1. */
  grey?: number;
  /** A text that is wider becomes smaller, down to half its size, and then ends in an ellipsis. */
  width?: number;
  /** Written instead where the fonts lack a character of the text; without it the other characters are written. */
  fallback?: string;
}

/** A photo in any format that the site stores, as large as fits into a box. */
export interface PdfPhoto {
  bytes: Uint8Array;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A QR code with its quiet zone around it: the path of its dark modules, of which `size` stand beside each other. */
export interface PdfCode {
  path: string;
  size: number;
  left: number;
  top: number;
  width: number;
}

export interface PdfPage {
  texts: PdfText[];
  /** Thin lines across the page, by their distance from the top. */
  rules: number[];
  photos?: PdfPhoto[];
  codes?: PdfCode[];
}

export interface PdfFile {
  title: string;
  pages: PdfPage[];
  /** A4 unless given. */
  paper?: Paper;
  /** Fonts for what the standard fonts cannot write, in the order in which they are tried. */
  fontFiles: string[];
}

/** Points of a paper, and how far from its edges one begins to write. */
export interface Paper {
  width: number;
  height: number;
  edge: number;
}

/** A4. */
export const page: Paper = { width: 595, height: 842, edge: 56 };
/** A6, the paper of label printers. */
export const labelPage: Paper = { width: 298, height: 420, edge: 16 };

/** The rows of each page; one page where there are none. */
export function splitIntoPages<Row>(rows: readonly Row[], rowsOnPage: number): Row[][] {
  const count = Math.max(1, Math.ceil(rows.length / rowsOnPage));
  return Array.from({ length: count }, (_, index) => rows.slice(index * rowsOnPage, (index + 1) * rowsOnPage));
}
