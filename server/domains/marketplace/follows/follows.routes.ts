import type { FastifyInstance } from 'fastify';
import { followSeller, listFollowIds, listFollows, unfollowSeller } from '../../../../contracts/marketplace/follows.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import { follow, listFollowed, listFollowedIds, unfollow } from './follows.service.ts';

export function followRoutes(app: FastifyInstance, { db, now }: { db: Db; now(): Date }): void {
  serve(app, followSeller, async ({ account, params }) =>
    succeed('shopFollowed', { followers: await follow(db, account.id, params.id, now()) }),
  );

  serve(app, unfollowSeller, async ({ account, params }) => {
    await unfollow(db, account.id, params.id);
    return succeed('shopUnfollowed', {});
  });

  serve(app, listFollowIds, async ({ account }) =>
    succeedWithList('follows', { ids: (await listFollowedIds(db, account.id)).map(String) }),
  );

  serve(app, listFollows, async ({ account, body }) =>
    succeedWithList('follows', await listFollowed(db, account.id, body.cursor)),
  );
}
