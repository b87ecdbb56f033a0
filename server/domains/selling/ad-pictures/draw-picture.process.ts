import sharp from 'sharp';
import { drawablePart } from '../../../platform/documents/text-drawing/load-fonts.ts';
import { registerFonts } from '../../../platform/documents/text-drawing/register-fonts.ts';
import { answerRequests } from '../../../platform/process/answer-requests.ts';
import { drawPicture } from './draw-picture.ts';
import type { AdContent } from './layouts/layout.ts';

// Each picture is drawn once, so a cache would only take memory.
sharp.cache(false);

/** The picture as a JPEG; null where nothing of the headline can be drawn. */
answerRequests(async (content: AdContent): Promise<Buffer | null> => {
  const { fonts } = content;
  await registerFonts(fonts.files);
  const [headline, description, offer] = await Promise.all([
    drawablePart(content.headline, fonts),
    drawablePart(content.description, fonts),
    content.offer && drawablePart(content.offer, fonts),
  ]);
  return headline ? drawPicture({ ...content, headline, description, offer }) : null;
});
