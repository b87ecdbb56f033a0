import type { Sharp } from 'sharp';
import { drawText } from '../../../../platform/documents/text-drawing/draw-text.ts';
import { blank, drawSvg, type Picture, place } from '../../../../platform/documents/text-drawing/picture.ts';
import { shorten } from '../../../../platform/documents/text-drawing/shorten.ts';
import { fillWithPhoto } from './fill-with-photo.ts';
import type { AdContent } from './layout.ts';
import { drawMark, drawOffer, lantern, offerShadow } from './marks.ts';
import { scatterMotif } from './motifs.ts';
import { palette } from './palette.ts';

const edge = 64;

/** The advertisement: a full-width photo, and over its lower part a paper sheet with the text and the offer. */
export async function drawPoster(content: AdContent): Promise<Sharp> {
  const { width, height, fonts, theme } = content;
  const isTall = height > width;
  const sheetTop = isTall ? 948 : 592;
  const offerHeight = isTall ? 92 : 80;
  const markHeight = isTall ? 44 : 38;
  const inner = width - 2 * edge;
  const wordsTop = sheetTop + offerHeight / 2 + (isTall ? 34 : 22);
  const wordsBottom = height - edge - markHeight - (isTall ? 36 : 22);

  const description = content.description
    ? await drawText(shorten(content.description, fonts.language, (inner * (isTall ? 2 : 1)) / 33), fonts, {
        width: inner,
        height: isTall ? 110 : 52,
        maxLines: isTall ? 2 : 1,
        largest: isTall ? 36 : 32,
        smallest: isTall ? 34 : 30,
        lineHeight: hasStackedMarks(content) ? 1.5 : 1.38,
        style: 'body',
        colour: theme?.onBackground ?? palette.muted,
      })
    : null;
  const gap = description ? (isTall ? 22 : 12) : 0;
  const headline = await drawText(content.headline, fonts, {
    width: inner,
    height: wordsBottom - wordsTop - gap - (description?.height ?? 0),
    maxLines: isTall ? 3 : 2,
    largest: isTall ? 100 : 76,
    smallest: isTall ? 52 : 40,
    lineHeight: hasStackedMarks(content) ? 1.3 : 1.14,
    style: 'display',
    colour: theme?.onBackground ?? palette.ink,
  });
  // Spare height is divided above and below the text.
  const spare = wordsBottom - wordsTop - headline.height - gap - (description?.height ?? 0);
  const headlineTop = wordsTop + Math.max(0, spare * 0.4);
  const [offer, mark, background, sheet] = await Promise.all([
    content.offer ? drawOffer(content.offer, fonts, offerHeight) : null,
    drawMark(fonts, markHeight, theme?.onBackground),
    content.photo ? fillWithPhoto(content.photo, width, sheetTop) : drawBackground(width, sheetTop + 56),
    drawSheet(width, height, sheetTop, theme?.background ?? palette.paper),
  ]);
  const motif =
    theme?.motif && (await drawSvg(width, sheetTop, scatterMotif(theme.motif.id, theme.motif.colour, width, sheetTop)));
  return blank(width, height, palette.paper).composite([
    place(background, 0, 0),
    ...(motif ? [place(motif, 0, 0)] : []),
    place(sheet, 0, 0),
    ...(offer ? [place(offer, edge - offerShadow, sheetTop - offerHeight / 2 - offerShadow)] : []),
    place(headline, edge, headlineTop),
    ...(description ? [place(description, edge, headlineTop + headline.height + gap)] : []),
    place(mark, edge, height - edge - markHeight + 8),
  ]);
}

/** Thai and Vietnamese stack marks above and below the letter. */
function hasStackedMarks({ fonts }: AdContent): boolean {
  return fonts.language === 'th' || fonts.language === 'vi';
}

/** Used without a photo: a large lantern on a gradient. */
function drawBackground(width: number, height: number): Promise<Picture> {
  const size = Math.round(height * 0.42);
  return drawSvg(
    width,
    height,
    `<defs><radialGradient id="light" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#fff7ec"/><stop offset="1" stop-color="#fbd3a5"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#light)"/>${lantern(size, (width - size) / 2, (height - 56 - size) / 2)}`,
  );
}

function drawSheet(width: number, height: number, top: number, colour: string): Promise<Picture> {
  const path = `M0 ${top + 56} Q0 ${top} 56 ${top} H${width - 56} Q${width} ${top} ${width} ${top + 56} V${height} H0 Z`;
  return drawSvg(
    width,
    height,
    `<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter></defs>
<path d="${path}" fill="${palette.ink}" opacity=".18" filter="url(#soft)"/><path d="${path}" fill="${colour}"/>`,
  );
}
