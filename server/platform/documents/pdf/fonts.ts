import { readFile } from 'node:fs/promises';
import { create, type Font, type FontFeatures, type GlyphRun } from 'fontkit';
import type PdfDocument from 'pdfkit';

/** A font in one document. */
export interface PdfFont {
  /** The name under which the document knows it. */
  name: string;
  /** Null for a standard font. */
  shapes: Font | null;
  has(character: string): boolean;
  /** Whether the library can lay a text out; it fails on some orders of marks. */
  canLayOut(text: string): boolean;
  /**
   * Whether a text can be copied from the document: each glyph stands for the same characters everywhere in it, in the order of
   * the text. If so, its glyphs are reserved for these characters.
   */
  reserve(text: string, features?: FontFeatures): boolean;
}

/** One glyph for each character, without anything that a script does to them. */
export const unshaped: FontFeatures = Object.fromEntries(
  ['ccmp', 'locl', 'rlig', 'rclt', 'rvrn', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk'].map((name) => [name, false]),
);

// The characters of WinAnsiEncoding between 0x80 and 0x9f that are used; the rest is Latin-1.
const windowsSigns = '€…•–—‘’“”';

const hasStandard = (character: string) => /^[ -~\u00a0-\u00ff]$/u.test(character) || windowsSigns.includes(character);

const standardFont = (name: string): PdfFont => ({
  name,
  shapes: null,
  has: hasStandard,
  canLayOut: () => true,
  reserve: () => true,
});

export const helvetica = standardFont('Helvetica');
export const boldHelvetica = standardFont('Helvetica-Bold');

const opened = new Map<string, Promise<Font>>();

/** Adds a font to a document, of which only the glyphs in use are written; the font stays open for the next document. */
export async function addFont(document: PdfDocument, file: string): Promise<PdfFont> {
  const opening = opened.get(file) ?? openFont(file);
  opened.set(file, opening);
  const font = await opening;
  document.registerFont(file, font);
  const charactersOf = new Map<number, string>();
  return {
    name: file,
    shapes: font,
    has: (sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
    canLayOut: (text) => canLayOut(font, text),
    reserve: (text, features) => reserveGlyphs(font, charactersOf, text, features),
  };
}

async function openFont(file: string): Promise<Font> {
  const font = create(await readFile(file));
  const { getGlyph, layout } = font;
  const outlines = new Map<number, string>();
  font.outlineOf = (id) => {
    const outline = outlines.get(id) ?? getGlyph.call(font, id).path.toSVG();
    outlines.set(id, outline);
    return outline;
  };
  // The library keeps a glyph with the characters that it stood for first; in another text it may stand for others.
  font.getGlyph = (id, characters) => {
    const glyph = getGlyph.call(font, id);
    return characters ? Object.create(glyph, { codePoints: { value: characters } }) : glyph;
  };
  // By its script a text would be shaped even without features.
  const shape: Shape = (text, features) =>
    layout.call(font, text, features, features === unshaped ? 'latn' : undefined);
  const [shaped, plain] = [keepShaped(shape), keepShaped((text) => shape(text, unshaped))];
  font.layout = (text, features) =>
    features === undefined ? shaped(text) : features === unshaped ? plain(text) : shape(text, features);
  return font;
}

type Shape = (text: string, features?: FontFeatures) => GlyphRun;

/** Words of a language come again in every document; this many take a few megabytes. */
const mostKept = 4000;

/** Shapes each text once; shaping Thai takes most of the time of a document. */
function keepShaped(shape: (text: string) => GlyphRun): (text: string) => GlyphRun {
  const kept = new Map<string, GlyphRun>();
  return (text) => {
    const run = kept.get(text) ?? shape(text);
    if (kept.size >= mostKept) kept.clear();
    kept.set(text, run);
    // A document scales the positions in place.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.create(run, { positions: { value: positions } });
  };
}

function canLayOut(font: Font, text: string): boolean {
  try {
    font.layout(text);
    return true;
  } catch {
    return false;
  }
}

function reserveGlyphs(font: Font, charactersOf: Map<number, string>, text: string, features?: FontFeatures): boolean {
  const reserved = new Map<number, string>();
  let copied = '';
  // As the document does, word by word.
  for (const word of text.match(/[^ ]* ?/g) ?? []) {
    for (const { id, codePoints } of font.layout(word, features).glyphs) {
      const characters = String.fromCodePoint(...codePoints);
      if (characters === '' || (charactersOf.get(id) ?? reserved.get(id) ?? characters) !== characters) return false;
      reserved.set(id, characters);
      copied += characters;
    }
  }
  if (copied !== text) return false;
  for (const [id, characters] of reserved) charactersOf.set(id, characters);
  return true;
}
