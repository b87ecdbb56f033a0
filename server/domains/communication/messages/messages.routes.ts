import type { FastifyInstance } from 'fastify';
import {
  deleteQuickReply,
  listQuickReplies,
  offerQuickReplies,
  saveQuickReply,
} from '../../../../contracts/communication/quick-replies.ts';
import { followThreadEvents } from '../../../../contracts/communication/thread-events.ts';
import {
  archiveThread,
  blockThread,
  countUnread,
  getThreadPhoto,
  listThreads,
  markThreadRead,
  openThread,
  readThread,
  reportThread,
  sendThreadMessage,
  uploadThreadPhoto,
} from '../../../../contracts/communication/threads.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findCaller } from '../../../platform/http/caller/account.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import { serveStream } from '../../../platform/http/serve-stream.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PreparePhoto } from '../../marketplace/pictures/photo-intake.service.ts';
import { saveThreadReport, setBlocked } from './block-and-report.service.ts';
import { followEvents } from './follow-events.service.ts';
import { countUnreadMessages, listOwnThreads } from './list-threads.service.ts';
import type { MessageLimits } from './message-limits.service.ts';
import { openThreadAbout } from './open-thread.service.ts';
import { deleteOwnReply, listOwnReplies, offerReplies, saveOwnReply } from './quick-replies.service.ts';
import { readOwnThread } from './read-thread.service.ts';
import { markRead, sendMessage, setArchived } from './send-message.service.ts';
import { openThreadPhoto, requireOpenThread, storeThreadPhoto } from './thread-photos.service.ts';
import { createThreadRelay } from './thread-relay.service.ts';

export interface MessageDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  storage: Storage;
  preparePhoto: PreparePhoto;
  limits: MessageLimits;
  now(): Date;
  /** How long one answer with events lasts. */
  eventStreamMs: number;
}

/** Proxies close a connection on which nothing is sent. */
const beatMs = 15_000;
/** Answers with events that one address begins in a minute. */
const streamsPerMinute = 120;

export function messageRoutes(app: FastifyInstance, deps: MessageDeps): void {
  const { db, now } = deps;

  serve(app, listThreads, async ({ account, body }) =>
    succeedWithList('threads', await listOwnThreads(db, account, body)),
  );

  serve(app, openThread, async ({ account, body: { subject: type, subject_id } }) =>
    succeed('threadFound', {
      thread_id: await openThreadAbout(db, account, { type, id: Number(subject_id) }, now()),
    }),
  );

  serve(app, readThread, async ({ account, params, body }) =>
    succeed('threadFound', await readOwnThread(db, account, params.id, body)),
  );

  serve(app, sendThreadMessage, async ({ account, params, body: { quick_reply: quickReply, ...body } }) =>
    succeed('threadMessageSent', {
      sent: await sendMessage(deps, account, { threadId: params.id, quickReply, ...body }),
    }),
  );

  photoRoutes(app, deps);
  quickReplyRoutes(app, deps);

  serve(app, markThreadRead, async ({ account, params, body }) => {
    await markRead(deps, account, params.id, body.message_id);
    return succeed('threadChanged', {});
  });

  serve(app, archiveThread, async ({ account, params, body }) => {
    await setArchived(deps, account, params.id, body.is_archived);
    return succeed('threadChanged', {});
  });

  serve(app, blockThread, async ({ account, params, body }) => {
    await setBlocked(db, account, params.id, body.is_blocked, now());
    return succeed('threadChanged', {});
  });

  serve(app, reportThread, async ({ account, params, body }) => {
    await saveThreadReport(db, account, params.id, body.reason, now());
    return succeed('threadReported', {});
  });

  serve(app, countUnread, async ({ account }) =>
    succeed('unreadCounted', { count: await countUnreadMessages(db, account) }),
  );

  const relay = createThreadRelay(db, (error) => app.log.error({ err: error }, 'events could not be read'));
  // Before the server waits for its answers to end.
  app.addHook('preClose', async () => relay.stop());
  serveStream(
    app,
    followThreadEvents,
    ({ account, body: { after }, signal, request }) => {
      const isSignedIn = async () => (await findCaller(request, app.identify)) !== null;
      const follower = { db, relay, accountId: account.id, after, isSignedIn, signal };
      return followEvents({ ...follower, beatMs, lifeMs: deps.eventStreamMs });
    },
    { perMinute: streamsPerMinute },
  );
}

function photoRoutes(app: FastifyInstance, deps: MessageDeps): void {
  serve(
    app,
    uploadThreadPhoto,
    async ({ account, params, file }) => {
      if (!file) throw new AppError('photo_missing');
      const thread = await requireOpenThread(deps.db, account, params.id);
      const photo = await deps.preparePhoto(account.id, file);
      const place = { accountId: account.id, threadId: thread.id, now: deps.now() };
      return succeed('photoReceived', { photo: await storeThreadPhoto(deps, place, photo) });
    },
    { perMinute: deps.limits.photosPerMinute, accountErrorCode: 'too_many_uploads' },
  );

  serveFile(app, getThreadPhoto, ({ account, params: { id: threadId, name } }) =>
    openThreadPhoto(deps, account, { threadId, name }),
  );
}

function quickReplyRoutes(app: FastifyInstance, { db, now }: MessageDeps): void {
  serve(app, offerQuickReplies, async ({ account, params, body: { language } }) =>
    succeedWithList('quickReplies', { replies: await offerReplies(db, account, params.id, language) }),
  );

  serve(app, listQuickReplies, async ({ account }) =>
    succeedWithList('quickReplies', { replies: await listOwnReplies(db, account.id) }),
  );

  serve(app, saveQuickReply, async ({ account, body }) =>
    succeed('quickReplySaved', { reply: await saveOwnReply(db, account.id, body, now()) }),
  );

  serve(app, deleteQuickReply, async ({ account, params }) => {
    await deleteOwnReply(db, account.id, params.id);
    return succeed('quickReplyDeleted', {});
  });
}
