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

/** A text as a picture as wide as its room; `size` is that of its letters, `baseline` where its first line stands. */
interface DrawnText extends Picture {
  size: number;
  baseline: number;
  isWhole: boolean;
}

const languageTags: Partial<Record<FontSet['language'], string>> = { zh: 'zh-cn' };
const measuredAt = 40;
/** The strut is so much larger than the letters that no mark of theirs reaches above or below it. */
const strutScale = 3;
/** Latin letters, because a sign without a script of its own would be drawn in the face of its neighbour. */
const strut = 'þ';
const fence = 'H';

/** Draws a text into its room: as large as it fits, its lines of even length and at even distances. */
export async function drawText(text: string, fonts: FontSet, room: TextRoom): Promise<DrawnText> {
  const { units, widths } = await measure(text, fonts, room);
  const fit = fitLines(widths, room);
  const distance = Math.round(fit.size * room.lineHeight);
  const lines = await Promise.all(toLines(units, fit).map((line) => drawLine(line, fonts, room, fit.size)));
  const height = distance * lines.length;
  // Where the letters of a line of this height look centred.
  const baseline = distance / 2 + fit.size * 0.35;
  const layers = lines.map((line, index) => ({
    line,
    left: room.align === 'centre' ? Math.max(0, Math.round((room.width - line.width) / 2)) : 0,
    top: Math.round(index * distance + baseline - line.baseline),
  }));
  const data = await stack(layers, room.width, height, Math.ceil(fit.size * strutScale));
  return { data, width: room.width, height, size: fit.size, baseline, isWhole: fit.isWhole };
}

interface Line extends Picture {
  baseline: number;
}

/** Lines overlap where their struts are empty, so they are laid on a canvas with room to spare and cut out again. */
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
  const width = async (content: string) => ((await widthOf(content, fonts, room.style)) - frame) / measuredAt;
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

/** Between two letters, so that spaces and overhangs count. */
async function widthOf(content: string, fonts: FontSet, style: Style): Promise<number> {
  const text = markup(`${fence}${content}${fence}`, fonts, style, '#000', measuredAt);
  const { width } = await sharp({ text: { text, font: `${fonts.font[style]} ${measuredAt}`, dpi: 72 } }).metadata();
  return width;
}

/** The library cuts a text to its ink and does not tell where the baseline was; an unseen tall letter before it does. */
async function drawLine(line: string, fonts: FontSet, { style, colour }: TextRoom, size: number): Promise<Line> {
  const lead = `<span alpha="1" lang="en" size="${Math.round(size * strutScale * 1024)}">${strut}</span>`;
  const draw = (content: string) => drawMarkup(lead + content, `${fonts.font[style]} ${size}`);
  const [plain, drawn] = await Promise.all([draw(fence), draw(markup(line, fonts, style, colour, size))]);
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
