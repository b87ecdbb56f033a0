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
} from '../../../../platform/documents/text-drawing/picture.ts';
import { dieCut } from './die-cut.ts';
import { drawFigure } from './figure.ts';
import type { AdContent } from './layout.ts';
import { drawMark, lantern } from './marks.ts';
import { scatterMotif } from './motifs.ts';
import { palette } from './palette.ts';

/** A sheet of die-cut stickers on white or the theme's background: the product, the headline, and the lantern. */
export async function drawStickers(content: AdContent): Promise<Sharp> {
  const { width, height, fonts, theme } = content;
  const isTall = height > width;
  const logoSize = isTall ? 132 : 108;
  const figureRoom = isTall ? { width: 720, height: 760 } : { width: 620, height: 470 };
  const wordsRoom = content.photo ? (isTall ? 330 : 210) : isTall ? 760 : 520;
  const [figure, words, logo, mark] = await Promise.all([
    content.photo
      ? drawFigure(content.photo, figureRoom.width, figureRoom.height).then((cut) => dieCut(cut, 22, -3))
      : null,
    drawWords(content, width - 200, wordsRoom),
    drawSvg(logoSize, logoSize, lantern(logoSize)).then((drawn) => dieCut(drawn, 14, 9)),
    drawMark(fonts, isTall ? 38 : 34, theme?.onBackground),
  ]);
  const motif =
    theme?.motif && (await drawSvg(width, height, scatterMotif(theme.motif.id, theme.motif.colour, width, height)));
  const markTop = height - (isTall ? 92 : 72);
  const top = isTall ? 70 : 26;
  const used = (figure ? figure.height - overlap : 0) + words.height;
  const start = top + Math.max(0, (markTop - top - used) / 2);
  const centred = (picture: Picture, y: number) => place(picture, (width - picture.width) / 2, y);
  const wordsTop = start + (figure ? figure.height - overlap : 0);
  const logoLeft = figure ? (width + figure.width) / 2 - logo.width * 0.72 : (width - logo.width) / 2;
  const logoTop = figure ? start + 4 : wordsTop - logo.height * 0.8;
  return blank(width, height, theme?.background ?? '#ffffff').composite([
    ...(motif ? [place(motif, 0, 0)] : []),
    ...(figure ? [centred(figure, start)] : []),
    centred(words, wordsTop),
    place(logo, Math.min(width - logo.width, logoLeft), Math.max(0, logoTop)),
    centred(mark, markTop),
  ]);
}

/** How far the headline's sticker overlaps the transparent lower margin of the product's. */
const overlap = 96;

async function drawWords(
  { headline, fonts, height, width: whole, theme }: AdContent,
  width: number,
  room: number,
): Promise<Picture> {
  const drawn = await drawText(headline, fonts, {
    width,
    height: room,
    maxLines: height > whole ? 4 : 3,
    largest: 108,
    smallest: 44,
    lineHeight: fonts.language === 'th' || fonts.language === 'vi' ? 1.3 : 1.16,
    style: 'display',
    colour: theme?.onPaper ?? palette.brand,
    align: 'centre',
  });
  const { left, top, right, bottom } = inkBox(drawn);
  return dieCut(await read(open(drawn).extract({ left, top, width: right - left, height: bottom - top })), 20, -2);
}
