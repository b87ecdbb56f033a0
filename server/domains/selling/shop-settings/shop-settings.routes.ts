import type { FastifyInstance } from 'fastify';
import {
  endVacation,
  getShop,
  putShop,
  putVacation,
  translateShopText,
} from '../../../../contracts/selling/shop-settings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { getShopSettings, removeVacation, saveShop, saveVacation } from './shop-settings.service.ts';
import { type Translator, translateText } from './translate-text.service.ts';

interface Deps {
  db: Db;
  /** The model that translates; null where the operator set none up. */
  translator: Translator | null;
  perMinute: number;
  now(): Date;
}

export function shopSettingsRoutes(app: FastifyInstance, { db, translator, perMinute, now }: Deps): void {
  const describe = async (sellerId: number) => ({
    shop: { ...(await getShopSettings(db, sellerId)), can_translate: translator !== null },
  });

  serve(app, getShop, async ({ account }) => succeed('shopFound', await describe(account.id)));

  serve(app, putShop, async ({ account, body }) => {
    await saveShop(db, account.id, body, now());
    return succeed('shopSaved', await describe(account.id));
  });

  serve(app, putVacation, async ({ account, body }) => {
    await saveVacation(db, account.id, body, now());
    return succeed('vacationSaved', await describe(account.id));
  });

  serve(app, endVacation, async ({ account }) => {
    await removeVacation(db, account.id);
    return succeed('vacationEnded', await describe(account.id));
  });

  serve(
    app,
    translateShopText,
    async ({ account, body, request }) => {
      const gone = new AbortController();
      request.raw.once('close', () => gone.abort());
      const text = await translateText(translator, { sellerId: account.id, ...body }, gone.signal);
      return succeed('textTranslated', { text });
    },
    { perMinute, accountErrorCode: 'too_many_requests' },
  );
}
