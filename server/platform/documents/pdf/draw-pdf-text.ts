import type PdfDocument from 'pdfkit';
import { cleanText } from '../text-drawing/clean-text.ts';
import { boldHelvetica, helvetica, type PdfFont, unshaped } from './fonts.ts';
import type { PdfText } from './pdf-page.ts';

/** A part of a text in one font. */
interface Run {
  text: string;
  font: PdfFont;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Writes one line of selectable text, in the first font that has it, or character by character. */
export function drawText(document: PdfDocument, fonts: readonly PdfFont[], line: PdfText): void {
  const { left, top, size = 11, isBold, grey = 0, width = Number.POSITIVE_INFINITY } = line;
  const standard = isBold ? boldHelvetica : helvetica;
  const split = (text: string) => splitIntoRuns(text, [standard, ...fonts]);
  const clean = cleanText(line.text);
  const text = split(clean) ? clean : (line.fallback ?? keepKnown(clean, split));
  const runs = cutToWidth(text, (candidate) => measure(document, split(candidate) ?? [], size / 2), width, split);
  const scale = Math.min(1, Math.max(0.5, width / measure(document, runs, size)));
  const shade = Math.round(255 * grey);
  document.fillColor([shade, shade, shade]);
  let x = left;
  for (const run of runs) {
    drawRun(document, run, { x, top, size: size * scale });
    x += measure(document, [run], size * scale);
  }
}

/** The characters of a text that are in a font. */
function keepKnown(text: string, split: (text: string) => Run[] | null): string {
  return [...clusters.segment(text)]
    .map(({ segment }) => (split(segment) ? segment : ''))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** The text if it fits at the given measure, or as much of it as does, and an ellipsis. */
function cutToWidth(
  text: string,
  widthOf: (text: string) => number,
  width: number,
  split: (text: string) => Run[] | null,
): Run[] {
  if (widthOf(text) <= width) return split(text) ?? [];
  const parts = [...clusters.segment(text)].map(({ segment }) => segment);
  let [fits, tooMany] = [0, parts.length];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (widthOf(`${parts.slice(0, middle).join('')}…`) <= width) fits = middle;
    else tooMany = middle;
  }
  return split(`${parts.slice(0, fits).join('').trimEnd()}…`) ?? [];
}

/** Null where a character is in no font, or a font cannot lay its part out. */
function splitIntoRuns(text: string, fonts: readonly PdfFont[]): Run[] | null {
  const fontFor = (part: string) => fonts.find(({ has }) => [...part].every(has));
  const whole = rightToLeft.test(text) ? undefined : fontFor(text);
  if (whole) return whole.canLayOut(text) ? [{ text, font: whole }] : null;
  const runs: Run[] = [];
  for (const { segment } of clusters.segment(text)) {
    // A space uses the font of the text before it.
    const last = runs.at(-1);
    const font = segment === ' ' && last?.font.has(' ') ? last.font : fontFor(segment);
    if (!font) return null;
    if (last?.font === font) last.text += segment;
    else startRun(runs, { text: segment, font });
  }
  return runs.every((run) => run.font.canLayOut(run.text)) ? runs : null;
}

/** A space after text from right to left would stand before it, so it begins the next run. */
function startRun(runs: Run[], next: Run): void {
  const last = runs.at(-1);
  const isSpaced = last && rightToLeft.test(last.text) && last.text.endsWith(' ');
  if (isSpaced) last.text = last.text.trimEnd();
  runs.push(isSpaced ? { ...next, text: ` ${next.text}` } : next);
}

function measure(document: PdfDocument, runs: readonly Run[], size: number): number {
  const widths = runs.map(({ text, font }) => document.font(font.name).fontSize(size).widthOfString(text));
  return widths.reduce((sum, width) => sum + width, 0);
}

/**
 * The baseline is at `top`. Where no order of glyphs gives both the right picture and the right text, as for the vowel sara am
 * around a tone mark, the run is drawn as outlines with invisible selectable text on top.
 */
function drawRun(document: PdfDocument, { text, font }: Run, place: { x: number; top: number; size: number }): void {
  const { x, top, size } = place;
  document.font(font.name).fontSize(size);
  const options = { lineBreak: false, baseline: 'alphabetic' } as const;
  if (rightToLeft.test(text)) {
    // With any features the run is laid out as a whole; word by word, the words would stand in the wrong order.
    document.text(text, x, top, { ...options, features: {} });
    return;
  }
  if (!font.shapes || font.reserve(text)) {
    document.text(text, x, top, options);
    return;
  }
  drawOutlines(document, font.shapes, text, place);
  const width = document.widthOfString(text);
  const horizontalScaling = (100 * width) / document.widthOfString(text, { features: unshaped });
  // Where two characters share a glyph, only this names them both.
  const isShared = !font.reserve(text, unshaped);
  if (isShared) document.markContent('Span', { actual: text });
  document.fillOpacity(0).text(text, x, top, { ...options, features: unshaped, horizontalScaling });
  document.fillOpacity(1);
  if (isShared) document.endMarkedContent();
}

function drawOutlines(
  document: PdfDocument,
  font: NonNullable<PdfFont['shapes']>,
  text: string,
  { x, top, size }: { x: number; top: number; size: number },
): void {
  // In Thai and in Lao, the mark of sara am comes before the tone mark, its tail after both.
  const inDrawingOrder = text
    .replace(/([\u0e48-\u0e4b]*)\u0e33/g, '\u0e4d$1\u0e32')
    .replace(/([\u0ec8-\u0ecb]*)\u0eb3/g, '\u0ecd$1\u0eb2');
  const { glyphs, positions } = font.layout(inDrawingOrder);
  const scale = size / font.unitsPerEm;
  document.save().translate(x, top).scale(scale, -scale);
  let pen = 0;
  for (const [at, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const outline = font.outlineOf(glyph.id);
    if (outline)
      document
        .save()
        .translate(pen + xOffset, yOffset)
        .path(outline)
        .fill()
        .restore();
    pen += xAdvance;
  }
  document.restore();
}
