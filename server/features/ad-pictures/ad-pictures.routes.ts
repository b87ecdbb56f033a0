import type { FastifyInstance } from 'fastify';
import { makeAdPicture } from '../../../contracts/ad-pictures.ts';
import { understandAdPrompt } from '../../../contracts/ad-prompts.ts';
import type { Db } from '../../db/database.ts';
import { findCaller } from '../../http/account.ts';
import { serve, succeed } from '../../http/serve.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { LoadFonts } from '../../providers/text-drawing/load-fonts.ts';
import { createAdPictures } from './ad-pictures.service.ts';
import { resolvePrompt } from './prompt/prompt.service.ts';

interface Deps {
  db: Db;
  storage: Storage;
  atOnce: number;
  perMinute: number;
  megabytes: number;
  loadFonts: LoadFonts;
}

/** The routes that create ad pictures; `/uploads/` serves the files. */
export function adPictureRoutes(app: FastifyInstance, { perMinute, ...deps }: Deps): void {
  const makePicture = createAdPictures(deps);

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
      const { name, width, height } = await makePicture(body, await findCaller(request, app.identify));
      return succeed('pictureMade', { address: `/uploads/${name}`, width, height });
    },
    { perMinute },
  );
}
