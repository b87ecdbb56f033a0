import type { FastifyInstance } from 'fastify';
import { makeAdPicture } from '../../../../contracts/selling/ad-pictures.ts';
import { understandAdPrompt } from '../../../../contracts/selling/ad-prompts.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LoadFonts } from '../../../platform/documents/text-drawing/load-fonts.ts';
import { findCaller } from '../../../platform/http/caller/account.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { createAdPictures } from './ad-pictures.service.ts';
import { resolvePrompt } from './prompt/prompt.service.ts';

interface Deps {
  db: Db;
  storage: Storage;
  concurrency: number;
  perMinute: number;
  megabytes: number;
  loadFonts: LoadFonts;
}

/** The routes that create ad pictures; `/uploads/` serves the files. */
export function adPictureRoutes(app: FastifyInstance, { perMinute, ...deps }: Deps): void {
  const pictures = createAdPictures(deps);
  app.addHook('onClose', pictures.close);

  serve(
    app,
    understandAdPrompt,
    async ({ body, request }) => {
      const resolved = await resolvePrompt(deps.db, body, await findCaller(request, app.identify));
      return succeed('promptRead', resolved);
    },
    { perMinute },
  );

  serve(
    app,
    makeAdPicture,
    async ({ body, request }) => {
      const { name, width, height } = await pictures.make(body, await findCaller(request, app.identify));
      return succeed('pictureMade', { address: `/uploads/${name}`, width, height });
    },
    { perMinute },
  );
}
