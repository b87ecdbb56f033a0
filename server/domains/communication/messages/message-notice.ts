import { z } from 'zod';
import { threadSides } from '../../../../contracts/communication/thread-rules.ts';
import { messagesText } from '../../../../i18n/generated/messages.ts';
import { noticesText } from '../../../../i18n/generated/notices.ts';
import { defineNotice } from '../../../platform/notifications/notice.ts';

/** What the bell says of a message: from whom it is, never its words. */
export const messageNotice = defineNotice({
  name: 'message',
  parameters: z.object({
    threadId: z.int(),
    /** Who reads it. */
    reader: z.enum(threadSides),
    /** Of the sender; empty where they gave none. */
    name: z.string(),
  }),
  topic: () => 'message',
  isDuty: () => false,
  groupOf: ({ threadId }) => `thread ${threadId}`,
  subjectOf: ({ threadId }) => `thread ${threadId}`,
  write: (parameters) => ({
    title: noticesText('message', { name: nameOf(parameters) }),
    path: pageOf(parameters),
  }),
  writeMany: (count, parameters) => ({
    title: noticesText('messages', { count, name: nameOf(parameters) }),
    path: pageOf(parameters),
  }),
});

interface Parameters {
  threadId: number;
  reader: 'customer' | 'seller';
  name: string;
}

const nameOf = ({ name }: Parameters) => name || messagesText('buyer');

const pageOf = ({ threadId, reader }: Parameters): `/${string}` =>
  `${reader === 'seller' ? '/storefront/messages' : '/messages'}/${threadId}`;
