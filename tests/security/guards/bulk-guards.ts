import type { Guard } from './guard.ts';

const callers = (body?: () => object): Guard => ({ is: 'the caller’s', status: 200, ...(body ? { body } : {}) });
const owners = (thing: 'bulkChange' | 'appliedBulkChange' | 'assistantAction' | 'doneAssistantAction'): Guard => ({
  is: 'the owner’s',
  thing,
  ask: (id) => ({ params: { id } }),
});

/** Changes of many listings, also those that the assistant proposes, and the table of listings. */
export const bulkGuards: Record<string, Guard[]> = {
  'POST /user/listing-rows': [callers(() => ({}))],
  'POST /user/bulk-changes': [
    callers(() => ({ key: 'a-change-of-mine', operation: { ids: ['1'], type: 'price', how: 'plus', value: '1' } })),
  ],
  'POST /user/assistant-actions/:id/do': [owners('assistantAction')],
  'POST /user/assistant-actions/:id/undo': [owners('doneAssistantAction')],
  'GET /user/bulk-changes': [callers()],
  'POST /user/listing-files': [
    { is: 'tested elsewhere', by: 'server/domains/selling/listing-files/listing-files.test.ts' },
  ],
  'GET /user/listing-files/csv': [callers()],
  'GET /user/listing-files/xlsx': [callers()],
  'GET /user/bulk-changes/:id/problems': [owners('bulkChange')],
  'GET /user/bulk-changes/:id': [owners('bulkChange')],
  'GET /user/bulk-changes/:id/rows': [owners('bulkChange')],
  'POST /user/bulk-changes/:id/apply': [owners('bulkChange')],
  'POST /user/bulk-changes/:id/undo': [owners('appliedBulkChange')],
};
