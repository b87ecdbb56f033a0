import type { Sharp } from 'sharp';
import { drawText } from '../../../../platform/documents/text-drawing/draw-text.ts';
import {
  blank,
  drawSvg,
  inkBox,
  open,
  type Picture,
  place,
  read,
  upright,
} from '../../../../platform/documents/text-drawing/picture.ts';
import type { Theme } from '../theme.ts';
import { drawFigure } from './figure.ts';
import type { AdContent } from './layout.ts';
import { drawMark } from './marks.ts';
import { scatterMotif } from './motifs.ts';
import { palette } from './palette.ts';
import { shirtCloth, shirtShading } from './shirt-drawing.ts';

const cachedDrawings = new Map<string, Promise<Buffer>>();

/** Caches the shirt drawing, whose blurs take longer than the rest of the picture. */
function drawCached(width: number, height: number, content: string): Promise<Buffer> {
  const key = `${width} ${height} ${content}`;
  const drawing =
    cachedDrawings.get(key) ?? drawSvg(width, height, content).then((picture) => open(picture).png().toBuffer());
  cachedDrawings.set(key, drawing);
  return drawing;
}

/** The product and the headline as a print on a shirt. */
export async function drawShirt(content: AdContent): Promise<Sharp> {
  const { width, height, fonts, theme } = content;
  const cloth = theme?.isColoured ? theme.background : '#ffffff';
  const isTall = height > width;
  const size = isTall ? 1120 : 1000;
  const left = (width - size) / 2;
  const top = isTall ? 150 : -28;
  const scaled = (drawing: string) =>
    drawCached(width, height, `<g transform="translate(${left} ${top}) scale(${size / 1000})">${drawing}</g>`);
  const tint = theme && !theme.isColoured ? theme.background : await backgroundColour(content.photo);
  const [background, shirt, shading, print, mark] = await Promise.all([
    drawBackground(width, height, tint, theme),
    scaled(shirtCloth(cloth)),
    scaled(shirtShading()),
    drawPrint(content, Math.round(size * 0.38), Math.round(size * 0.56)),
    drawMark(fonts, isTall ? 42 : 34, theme?.isColoured ? undefined : theme?.onBackground),
  ]);
  const printTop = top + size * (content.photo ? 0.225 : 0.27);
  return blank(width, height).composite([
    place(background, 0, 0),
    { input: shirt },
    place(print, (width - print.width) / 2, printTop),
    { input: shading, blend: 'multiply' },
    place(mark, (width - mark.width) / 2, height - (isTall ? 118 : 60)),
  ]);
}

async function drawPrint(
  { headline, photo, fonts, theme }: AdContent,
  width: number,
  height: number,
): Promise<Picture> {
  const figureHeight = Math.round(height * 0.6);
  const figure = photo ? await drawFigure(photo, Math.round(width * 0.92), figureHeight) : null;
  const gap = figure ? 26 : 0;
  const words = await drawText(headline, fonts, {
    width,
    height: height - (figure ? figure.height + gap : 0),
    maxLines: figure ? 3 : 5,
    largest: figure ? 64 : 92,
    smallest: 30,
    lineHeight: fonts.language === 'th' || fonts.language === 'vi' ? 1.3 : 1.14,
    style: 'display',
    colour: theme?.isColoured ? theme.onBackground : (theme?.onPaper ?? palette.ink),
    align: 'centre',
  });
  const ink = inkBox(words);
  const cut = await read(open(words).extract({ left: 0, top: ink.top, width, height: ink.bottom - ink.top }));
  const whole = (figure ? figure.height + gap : 0) + cut.height;
  return read(
    blank(width, whole).composite([
      ...(figure ? [place(figure, (width - figure.width) / 2, 0)] : []),
      place(cut, 0, whole - cut.height),
    ]),
  );
}

/** A pale tint of the photo's background, so that the shirt stands out and the colours match. */
async function backgroundColour(photo: Buffer | null): Promise<string> {
  if (!photo) return '#fbdcb8';
  const data = await upright(photo).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
  const corners = [0, 7, 56, 63];
  const mean = [0, 1, 2].map((channel) => corners.reduce((sum, at) => sum + (data[at * 3 + channel] ?? 0), 0) / 4);
  const strongest = Math.max(...mean, 1);
  // Even the darkest background becomes a medium tint of the same hue.
  const tint = mean.map((value) => Math.round(226 * (0.68 + (0.32 * value) / strongest)));
  return `rgb(${tint.join(',')})`;
}

function drawBackground(width: number, height: number, tint: string, theme: Theme | null): Promise<Picture> {
  const motif = theme?.motif ? scatterMotif(theme.motif.id, theme.motif.colour, width, height) : '';
  return drawSvg(
    width,
    height,
    `<defs><radialGradient id="light" cx=".5" cy=".38" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".62"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="${tint}"/><rect width="${width}" height="${height}" fill="url(#light)"/>${motif}`,
  );
}
