import { byId, callers, type Guard, owners } from './guard.ts';
import { orderPhoto } from './order-records.ts';
import { mark } from './seller-records.ts';

/** The guards of calls about conversations. */
export const threadGuards: Record<string, Guard[]> = {
  'POST /user/threads': [callers(() => ({ q: mark }))],
  'POST /user/threads/open': [
    owners('paused', (subject_id) => ({ body: { subject: 'product', subject_id } })),
    owners('completed', (subject_id) => ({ body: { subject: 'order', subject_id } })),
    owners('completed', (subject_id) => ({ body: { subject: 'return', subject_id } })),
  ],
  'GET /user/threads/:id': [owners('thread', byId)],
  'POST /user/threads/:id/messages': [
    owners('thread', (id) => ({ ...byId(id), body: { key: 'key-of-a-guard', text: 'Hello' } })),
  ],
  'POST /user/threads/:id/photos': [owners('thread', byId)],
  'GET /user/threads/:id/photos/:name': [owners('thread', (id) => ({ params: { id, name: orderPhoto } }))],
  'GET /user/threads/:id/quick-replies': [owners('thread', byId)],
  'GET /user/quick-replies': [callers()],
  'POST /user/quick-replies': [
    callers(() => ({ texts: { en: 'Good morning' } })),
    owners('quickReply', (id) => ({ body: { id, texts: { en: 'Hello' } } })),
  ],
  'DELETE /user/quick-replies/:id': [owners('quickReply', byId)],
  'POST /user/threads/:id/read': [owners('thread', (id) => ({ ...byId(id), body: { message_id: '1' } }))],
  'POST /user/threads/:id/archive': [owners('thread', (id) => ({ ...byId(id), body: { is_archived: true } }))],
  'POST /user/threads/:id/block': [owners('thread', (id) => ({ ...byId(id), body: { is_blocked: true } }))],
  'POST /user/threads/:id/report': [owners('thread', (id) => ({ ...byId(id), body: { reason: 'Insult' } }))],
  'GET /user/thread-events': [callers()],
};
