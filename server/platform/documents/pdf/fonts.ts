import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';

export interface PdfFont {
  /** A standard font's name, or the bytes of an embedded one, of which only the glyphs in use are written. */
  source: string | Buffer;
  /** Null for a standard font. */
  shapes: Font | null;
  has(character: string): boolean;
  /** Whether the library can lay a text out; it fails on some orders of marks. */
  canLayOut(text: string): boolean;
}

// The characters of WinAnsiEncoding between 0x80 and 0x9f that are used; the rest is Latin-1.
const windowsSigns = '€…•–—‘’“”';

const hasStandard = (character: string) => /^[ -~\u00a0-\u00ff]$/u.test(character) || windowsSigns.includes(character);

export const helvetica: PdfFont = { source: 'Helvetica', shapes: null, has: hasStandard, canLayOut: () => true };
export const boldHelvetica: PdfFont = { ...helvetica, source: 'Helvetica-Bold' };

export async function openFonts(files: readonly string[]): Promise<PdfFont[]> {
  return Promise.all(
    files.map(async (file) => {
      const source = await readFile(file);
      const shapes = create(source) as Font;
      const has = (sign: string) => shapes.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
      return { source, shapes, has, canLayOut: (text: string) => canLayOut(shapes, text) };
    }),
  );
}

function canLayOut(font: Font, text: string): boolean {
  try {
    font.layout(text);
    return true;
  } catch {
    return false;
  }
}
