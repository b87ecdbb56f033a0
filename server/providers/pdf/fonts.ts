import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';

export interface PdfFont {
  /** A standard font's name, or the bytes of an embedded one, of which only the glyphs in use are written. */
  source: string | Buffer;
  /** Null for a standard font. */
  shapes: Font | null;
  has(character: string): boolean;
}

// The characters of WinAnsiEncoding between 0x80 and 0x9f that are used; the rest is Latin-1.
const windowsSigns = '€…•–—‘’“”';

const hasStandard = (character: string) => /^[ -~\u00a0-\u00ff]$/u.test(character) || windowsSigns.includes(character);

export const helvetica: PdfFont = { source: 'Helvetica', shapes: null, has: hasStandard };
export const boldHelvetica: PdfFont = { ...helvetica, source: 'Helvetica-Bold' };

export async function openFonts(files: readonly string[]): Promise<PdfFont[]> {
  return Promise.all(
    files.map(async (file) => {
      const source = await readFile(file);
      const shapes = create(source) as Font;
      return { source, shapes, has: (sign: string) => shapes.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) };
    }),
  );
}
