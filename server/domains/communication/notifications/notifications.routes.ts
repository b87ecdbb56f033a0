import type { FastifyInstance } from 'fastify';
import {
  countNotifications,
  getNotificationChoices,
  listNotifications,
  markNotificationsRead,
  saveNotificationChoices,
} from '../../../../contracts/communication/notifications.ts';
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '../../../../contracts/communication/push.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { readChoices, saveChoices } from './choices.service.ts';
import { countUnreadNotifications, listOwnNotifications } from './list-notifications.service.ts';
import { getPushKeys } from './push-keys.service.ts';
import { addSubscription, removeSubscription } from './push-subscriptions.service.ts';
import { markRead } from './read-notifications.service.ts';
import type { Notices } from './write-notices.ts';

export interface NotificationDeps {
  db: Db;
  secrets: SecretBox;
  notices: Notices;
  now(): Date;
}

export function notificationRoutes(app: FastifyInstance, { db, secrets, notices, now }: NotificationDeps): void {
  serve(app, listNotifications, async ({ account, body }) =>
    succeedWithList('notifications', await listOwnNotifications(db, notices, account.id, body)),
  );

  serve(app, countNotifications, async ({ account }) =>
    succeed('unreadCounted', { count: await countUnreadNotifications(db, account.id) }),
  );

  serve(app, markNotificationsRead, async ({ account, body: { ids, subject, up_to: upTo } }) => {
    await markRead(db, account.id, { ids, subject, upTo }, now());
    return succeed('notificationsRead', { count: await countUnreadNotifications(db, account.id) });
  });

  serve(app, getNotificationChoices, async ({ account }) => succeed('choicesFound', await readChoices(db, account)));

  serve(app, saveNotificationChoices, async ({ account, body }) =>
    succeed('choicesSaved', await saveChoices(db, account, body)),
  );

  serve(app, getPushKey, async () => succeed('pushKeyFound', { key: (await getPushKeys(db, secrets)).publicKey }));

  serve(app, subscribeToPush, async ({ account, body: { endpoint, public_key: publicKey, secret } }) => {
    await addSubscription(db, account, { endpoint, publicKey, secret }, now());
    return succeed('pushChanged', {});
  });

  serve(app, unsubscribeFromPush, async ({ account, body: { endpoint } }) => {
    await removeSubscription(db, account.id, endpoint);
    return succeed('pushChanged', {});
  });
}
