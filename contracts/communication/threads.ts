import { z } from 'zod';
import { endpoint, receivedFile, success } from '../endpoint.ts';
import { idParameter, idText } from '../input/id-parameter.ts';
import { onceKey } from '../input/once-key.ts';
import { languages } from '../languages.ts';
import {
  checkThreadMessage,
  maxThreadPhotos,
  threadSides,
  threadSubjects,
  threadWarnings,
  translators,
} from './thread-rules.ts';

const language = z.enum(languages).default('en');
const cursor = z.string().max(200).optional();

/** What a thread is about, as it is pinned on top. */
const pinnedSubject = z.object({
  type: z.enum(threadSubjects),
  id: z.string(),
  /** Of the product, or of the first one of the order; null where it is not sold any more. */
  title: z.string().nullable(),
  image: z.string().nullable(),
  /** Of a product, in the smallest unit of its shop's currency. */
  price: z.object({ currency: z.string(), amount_minor: z.int() }).nullable(),
  /** As people read it, `SB-1042`. */
  order_number: z.string().nullable(),
  /** Whether the product can be bought now. */
  is_live: z.boolean(),
});

/** A photo of a message, which only the two sides can open. */
const threadPhoto = z.object({ name: z.string(), width: z.int(), height: z.int() });

const threadMessage = z.object({
  id: z.string(),
  side: z.enum(threadSides),
  /** Of the other side without contact data, until the two have an order. */
  text: z.string(),
  /** Whether contact data in it is hidden from the side that did not write it. */
  is_masked: z.boolean(),
  /** What the reader is to be warned of: money past the site, a code to pay with, or their own data. */
  warning: z.enum(threadWarnings).nullable(),
  language: z.enum(languages),
  photos: z.array(threadPhoto),
  /** The words in the language of the reader, where it is another one and they are known in it, and what made them. */
  translation: z.object({ text: z.string(), by: z.enum(translators) }).nullable(),
  created_at: z.iso.datetime(),
});

const thread = z.object({
  id: z.string(),
  subject: pinnedSubject,
  /** The name of the other side; null where they closed their account, empty where they gave none. */
  with: z.string().nullable(),
  /** The id of the other side where it is a seller. */
  seller_id: z.string().nullable(),
  last_message: threadMessage.nullable(),
  /** Messages of the other side that were not read, counted up to 100. */
  unread: z.int(),
  is_archived: z.boolean(),
  /** Whether the caller blocked the other side. */
  is_blocked: z.boolean(),
  /** Whether the two have an order, so that contact data is shown. */
  shares_contacts: z.boolean(),
  /** The newest message that the other side has read. */
  read_by_other: z.string(),
});

export type Thread = z.infer<typeof thread>;
export type ThreadMessage = z.infer<typeof threadMessage>;
export type ThreadPhoto = z.infer<typeof threadPhoto>;

export const listThreads = endpoint({
  operationId: 'listThreads',
  method: 'POST',
  path: '/user/threads',
  access: 'account',
  summary: 'Your conversations with buyers or sellers, the newest message first',
  body: z.object({
    language,
    /** Words of a message, or of the name of the other side. */
    q: z.string().max(100).default(''),
    is_archived: z.boolean().default(false),
    cursor,
  }),
  answer: success({ threads: z.array(thread), next_cursor: z.string().nullable() }),
});

export const openThread = endpoint({
  operationId: 'openThread',
  method: 'POST',
  path: '/user/threads/open',
  access: 'account',
  summary: 'The conversation about a product, an order, a return or a shop; begun if there is none',
  errors: ['product_not_found', 'seller_not_found', 'order_not_found', 'thread_closed', 'not_for_demo'],
  body: z.object({ subject: z.enum(threadSubjects), subject_id: idText }),
  answer: success({ thread_id: z.string() }),
});

export const readThread = endpoint({
  operationId: 'readThread',
  method: 'GET',
  path: '/user/threads/:id',
  access: 'account',
  summary: 'A conversation with its newest messages, or with those before a cursor',
  errors: ['thread_not_found'],
  params: idParameter,
  body: z.object({ language, cursor }),
  answer: success({
    thread,
    /** Oldest first. */
    messages: z.array(threadMessage),
    /** For the messages before these. */
    next_cursor: z.string().nullable(),
  }),
});

export const sendThreadMessage = endpoint({
  operationId: 'sendThreadMessage',
  method: 'POST',
  path: '/user/threads/:id/messages',
  access: 'account',
  summary: 'Write to the other side; the same key again is the same message',
  errors: [
    'thread_not_found',
    'thread_closed',
    'thread_blocked',
    'too_many_threads',
    'key_used_before',
    'quick_reply_not_found',
  ],
  params: idParameter,
  body: z
    .object({
      key: onceKey('message-5b1f6a0e'),
      // Far above the limit, only to bound the work; the rule gives the message.
      text: z.string().max(20_000).default(''),
      /** Names of photos that were uploaded for this conversation. */
      photos: z.array(z.string().max(60)).max(maxThreadPhotos).default([]),
      /** The id of a quick reply whose words are sent instead of a text, in all of its languages. */
      quick_reply: z.string().max(40).optional(),
      language,
    })
    .superRefine(({ text, photos, quick_reply: quickReply }, context) => {
      const hasOther = photos.length > 0 || quickReply !== undefined;
      const message = hasOther && text.trim() === '' ? null : checkThreadMessage(text);
      if (message) context.addIssue({ code: 'custom', path: ['text'], message });
    }),
  answer: success({ sent: threadMessage }),
});

export const uploadThreadPhoto = endpoint({
  operationId: 'uploadThreadPhoto',
  method: 'POST',
  path: '/user/threads/:id/photos',
  access: 'account',
  summary: 'Upload a photo for a message of this conversation; answers its name',
  errors: ['thread_not_found', 'thread_closed', 'thread_blocked', 'too_many_uploads', 'storage_full'],
  params: idParameter,
  file: 'photo',
  answer: success({ photo: threadPhoto }),
});

export const getThreadPhoto = endpoint({
  operationId: 'getThreadPhoto',
  method: 'GET',
  path: '/user/threads/:id/photos/:name',
  access: 'account',
  summary: 'A photo of a conversation for its two sides',
  errors: ['thread_not_found', 'thread_photo_not_found'],
  params: idParameter.extend({
    name: z.string().max(60).meta({ example: '0b9e7c52-8f0e-4d0a-9a53-2f6c1d7e4b18.webp' }),
  }),
  fileType: 'image/webp',
  answer: receivedFile,
});

export const markThreadRead = endpoint({
  operationId: 'markThreadRead',
  method: 'POST',
  path: '/user/threads/:id/read',
  access: 'account',
  summary: 'Say which message was read last',
  errors: ['thread_not_found'],
  params: idParameter,
  body: z.object({ message_id: idText }),
  answer: success({}),
});

export const archiveThread = endpoint({
  operationId: 'archiveThread',
  method: 'POST',
  path: '/user/threads/:id/archive',
  access: 'account',
  summary: 'Put a conversation into the archive, or back; a new message brings it back too',
  errors: ['thread_not_found'],
  params: idParameter,
  body: z.object({ is_archived: z.boolean() }),
  answer: success({}),
});

export const blockThread = endpoint({
  operationId: 'blockThread',
  method: 'POST',
  path: '/user/threads/:id/block',
  access: 'account',
  summary: 'Take no more messages from the other side, or take them again',
  errors: ['thread_not_found', 'thread_closed'],
  params: idParameter,
  body: z.object({ is_blocked: z.boolean() }),
  answer: success({}),
});

export const reportThread = endpoint({
  operationId: 'reportThread',
  method: 'POST',
  path: '/user/threads/:id/report',
  access: 'account',
  summary: 'Report a conversation to the operator, who then reads it',
  errors: ['thread_not_found'],
  params: idParameter,
  body: z.object({ reason: z.string().max(1000).default('') }),
  answer: success({}),
});

export const countUnread = endpoint({
  operationId: 'countUnread',
  method: 'GET',
  path: '/user/unread',
  access: 'account',
  summary: 'How many messages of others were not read, counted up to 100',
  answer: success({ count: z.int() }),
});
