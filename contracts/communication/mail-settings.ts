import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { linkOwner, tokenField } from '../identity/contacts.ts';
import { notificationTopics } from '../notification-topics.ts';

/** Without a part behind the dot it stops all mails that can be stopped. */
const params = z.object({ token: tokenField });

export const describeStopLink = endpoint({
  operationId: 'describeStopLink',
  method: 'GET',
  path: '/mail/stop/:token',
  access: 'open',
  summary: 'Whose mails the link stops, to be shown before it is used',
  errors: ['link_expired'],
  params,
  answer: linkOwner.extend({
    /** The topic of mails that the link stops, the one that comes once a day, or all that can be stopped. */
    stops: z.enum([...notificationTopics, 'digest', 'all']),
  }),
});

/** Mail programs call this with one press, as RFC 8058 describes. */
export const stopMails = endpoint({
  operationId: 'stopMails',
  method: 'POST',
  path: '/mail/stop/:token',
  access: 'open',
  summary: 'Stop the mails that the link is for',
  errors: ['link_expired'],
  params,
  answer: success({}),
});

export const resumeMails = endpoint({
  operationId: 'resumeMails',
  method: 'DELETE',
  path: '/mail/stop/:token',
  access: 'open',
  summary: 'Send those mails again',
  errors: ['link_expired'],
  params,
  answer: success({}),
});
