import type { Sharp } from 'sharp';
import type { AdPictureType } from '../../../../contracts/selling/ad-picture-rules.ts';
import type { AdContent } from './layouts/layout.ts';
import { drawPoster } from './layouts/poster.ts';
import { drawShirt } from './layouts/shirt.ts';
import { drawStickers } from './layouts/stickers.ts';

/** Raised with every change of the layouts, so that stored pictures of an older layout are not reused. */
export const layoutVersion = 3;

const layouts: Record<AdPictureType, (content: AdContent) => Promise<Sharp>> = {
  ad: drawPoster,
  'Stickers with Logo': drawStickers,
  'T-shirt': drawShirt,
};

/** Draws the picture as a JPEG, which every phone and social network accepts. */
export async function drawPicture(content: AdContent): Promise<Buffer> {
  const picture = await layouts[content.type](content);
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}
