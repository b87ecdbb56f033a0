import sharp from 'sharp';
import { escapeMarkup } from './clean-text.ts';
import { type Fit, fitLines, type Measured, type Room } from './fit-lines.ts';
import type { FontSet, Style } from './load-fonts.ts';
import { clear, inkBox, type Picture } from './picture.ts';
import { cutUnit, joinUnits, toUnits, type Unit } from './text-units.ts';

interface TextRoom extends Room {
  style: Style;
  colour: string;
  align?: 'left' | 'centre';
}

/** A text drawn as wide as its box; `size` is the font size, `baseline` that of the first line. */
interface DrawnText extends Picture {
  size: number;
  baseline: number;
  isWhole: boolean;
}

const languageTags: Partial<Record<FontSet['language'], string>> = { zh: 'zh-cn' };
const measuringSize = 40;
/** The strut is larger than the text by this factor, so that no diacritic reaches above or below it. */
const strutScale = 3;
/** Latin letters, because a symbol without a script would be drawn in the font of its neighbour. */
const strut = 'þ';
const delimiter = 'H';

/** Draws a text into its box at the largest size that fits, with lines of even length and spacing. */
export async function drawText(text: string, fonts: FontSet, room: TextRoom): Promise<DrawnText> {
  const { units, widths } = await measure(text, fonts, room);
  const fit = fitLines(widths, room);
  const lineDistance = Math.round(fit.size * room.lineHeight);
  const lines = await Promise.all(toLines(units, fit).map((line) => drawLine(line, fonts, room, fit.size)));
  const height = lineDistance * lines.length;
  // At this baseline the text looks vertically centred in its line.
  const baseline = lineDistance / 2 + fit.size * 0.35;
  const layers = lines.map((line, index) => ({
    line,
    left: room.align === 'centre' ? Math.max(0, Math.round((room.width - line.width) / 2)) : 0,
    top: Math.round(index * lineDistance + baseline - line.baseline),
  }));
  const data = await stack(layers, room.width, height, Math.ceil(fit.size * strutScale));
  return { data, width: room.width, height, size: fit.size, baseline, isWhole: fit.isWhole };
}

interface Line extends Picture {
  baseline: number;
}

/** Lines overlap at their empty struts, so they are composed on a larger canvas and cropped. */
async function stack(
  layers: { line: Line; left: number; top: number }[],
  width: number,
  height: number,
  spare: number,
) {
  const canvas = { width: width + spare, height: height + 2 * spare, channels: 4 as const };
  const inputs = layers
    .filter(({ line }) => line.width > 0)
    .map(({ line, left, top }) => ({
      input: line.data,
      raw: { width: line.width, height: line.height, channels: 4 as const },
      left,
      top: top + spare,
    }));
  const whole = await sharp({ create: { ...canvas, background: clear } })
    .composite(inputs)
    .raw()
    .toBuffer();
  return sharp(whole, { raw: canvas }).extract({ left: 0, top: spare, width, height }).raw().toBuffer();
}

function toLines(units: Unit[], { lines, isWhole }: Fit): string[] {
  let start = 0;
  return lines.map((length, index) => {
    const line = joinUnits(units.slice(start, start + length));
    start += length;
    return isWhole || index < lines.length - 1 ? line : `${line.replace(/[\p{P}\s]+$/u, '')}…`;
  });
}

async function measure(text: string, fonts: FontSet, room: TextRoom): Promise<{ units: Unit[]; widths: Measured[] }> {
  const frame = await widthOf('', fonts, room.style);
  const width = async (content: string) => ((await widthOf(content, fonts, room.style)) - frame) / measuringSize;
  const space = await width(' ');
  const narrowest = room.width / room.smallest;
  const whole = toUnits(text, fonts.language);
  const wholeWidths = await Promise.all(whole.map((unit) => width(unit.text)));
  const pieces = whole.flatMap((unit, index) => {
    const wide = wholeWidths[index] ?? 0;
    const parts = wide > narrowest ? cutUnit(unit, Math.ceil((wide * 1.15) / narrowest)) : [unit];
    return parts.map((part) => ({ part, width: (wide / parts.length) * (parts.length > 1 ? 1.1 : 1) }));
  });
  return {
    units: pieces.map(({ part }) => part),
    widths: pieces.map(({ part, width: wide }) => ({ width: wide * 1.01, space: part.hasSpace ? space : 0 })),
  };
}

/** Measures the text between two letters, so that spaces and overhangs count. */
async function widthOf(content: string, fonts: FontSet, style: Style): Promise<number> {
  const text = markup(`${delimiter}${content}${delimiter}`, fonts, style, '#000', measuringSize);
  const { width } = await sharp({ text: { text, font: `${fonts.font[style]} ${measuringSize}`, dpi: 72 } }).metadata();
  return width;
}

/** The library crops a text to its ink and does not report the baseline; a transparent tall letter before it reveals it. */
async function drawLine(line: string, fonts: FontSet, { style, colour }: TextRoom, size: number): Promise<Line> {
  const lead = `<span alpha="1" lang="en" size="${Math.round(size * strutScale * 1024)}">${strut}</span>`;
  const draw = (content: string) => drawMarkup(lead + content, `${fonts.font[style]} ${size}`);
  const [plain, drawn] = await Promise.all([draw(delimiter), draw(markup(line, fonts, style, colour, size))]);
  const below = plain.height - inkBox(plain).bottom;
  const { left, right } = inkBox(drawn);
  const width = Math.max(1, right - left);
  const { data, height } = drawn;
  const cut = sharp(data, { raw: { width: drawn.width, height, channels: 4 } }).extract({
    left,
    top: 0,
    width,
    height,
  });
  return { data: await cut.raw().toBuffer(), width, height, baseline: height - below };
}

async function drawMarkup(text: string, font: string): Promise<Picture> {
  const image = sharp({ text: { text, font, dpi: 72, rgba: true } });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function markup(text: string, fonts: FontSet, style: Style, colour: string, size: number): string {
  const isTight = style === 'display' && !/[\p{Script=Thai}\p{Script=Han}\p{Script=Hangul}]/u.test(text);
  const spacing = isTight ? ` letter_spacing="${Math.round(size * -0.015 * 1024)}"` : '';
  const language = languageTags[fonts.language] ?? fonts.language;
  return `<span foreground="${colour}" lang="${language}"${spacing}>${escapeMarkup(text)}</span>`;
}
