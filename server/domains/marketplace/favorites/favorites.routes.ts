import type { FastifyInstance } from 'fastify';
import {
  listFavoriteIds,
  listFavorites,
  removeFavorite,
  saveFavorite,
} from '../../../../contracts/marketplace/favorites.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import { listSaved, listSavedIds, saveProduct, unsaveProduct } from './favorites.service.ts';

export function favoriteRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  serve(app, saveFavorite, async ({ account, params }) => {
    await saveProduct(db, account.id, params.id);
    return succeed('savedToFavorites', {});
  });

  serve(app, removeFavorite, async ({ account, params }) => {
    await unsaveProduct(db, account.id, params.id);
    return succeed('removedFromFavorites', {});
  });

  serve(app, listFavoriteIds, async ({ account }) =>
    succeedWithList('favorites', { ids: await listSavedIds(db, account.id) }),
  );

  serve(app, listFavorites, async ({ account, body }) => {
    const page = await listSaved(db, account.id, body.language, body.cursor);
    return succeedWithList('favorites', { products: page.products, next_cursor: page.nextCursor });
  });
}
