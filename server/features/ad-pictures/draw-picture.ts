import type { Sharp } from 'sharp';
import type { AdPictureType } from '../../../contracts/ad-picture-rules.ts';
import type { AdContent } from './layouts/layout.ts';
import { drawPoster } from './layouts/poster.ts';
import { drawShirt } from './layouts/shirt.ts';
import { drawStickers } from './layouts/stickers.ts';

/** Raised with every change of how pictures look, so that none is answered with an older one. */
export const layoutVersion = 3;

const layouts: Record<AdPictureType, (content: AdContent) => Promise<Sharp>> = {
  ad: drawPoster,
  'Stickers with Logo': drawStickers,
  'T-shirt': drawShirt,
};

/** Draws the picture and packs it in the format that every phone and network takes. */
export async function drawPicture(content: AdContent): Promise<Buffer> {
  const picture = await layouts[content.type](content);
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}
