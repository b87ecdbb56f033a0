import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { idText } from '../input/id-parameter.ts';
import { languages } from '../languages.ts';
import { mailChoices, notificationTopics } from '../notification-topics.ts';

const notification = z.object({
  /** Of the newest, where several are shown as one. */
  id: z.string(),
  /** All that are shown as this one. */
  ids: z.array(z.string()),
  topic: z.enum(notificationTopics),
  /** What happened, in the language that was asked for. */
  title: z.string(),
  text: z.string().nullable(),
  /** The page that it leads to, as a path of the English site. */
  path: z.string(),
  /** The stored name of a picture of the goods. */
  image: z.string().nullable(),
  is_read: z.boolean(),
  created_at: z.iso.datetime(),
});

export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  operationId: 'listNotifications',
  method: 'GET',
  path: '/user/notifications',
  access: 'account',
  summary: 'What you were told of, the newest first; several unread ones of a topic are listed as one',
  body: z.object({ language: z.enum(languages).default('en'), cursor: z.string().max(200).optional() }),
  answer: success({ notifications: z.array(notification), next_cursor: z.string().nullable() }),
});

export const countNotifications = endpoint({
  operationId: 'countNotifications',
  method: 'GET',
  path: '/user/notifications/unread',
  access: 'account',
  summary: 'How many notifications were not read, counted up to 100',
  answer: success({ count: z.int() }),
});

export const markNotificationsRead = endpoint({
  operationId: 'markNotificationsRead',
  method: 'POST',
  path: '/user/notifications/read',
  access: 'account',
  summary: 'Say which notifications were read: those with these ids, those about a record, or all up to one',
  body: z.object({
    ids: z.array(idText).max(500).default([]),
    /** The record that was opened, such as `order 1000`. */
    subject: z.string().max(100).optional(),
    /** All up to this one. */
    up_to: idText.optional(),
  }),
  answer: success({ count: z.int() }),
});

const minuteOfDay = z.int().min(0).max(1439);
const topicChoice = z.object({ topic: z.enum(notificationTopics), email: z.enum(mailChoices), push: z.boolean() });

const choices = {
  topics: z.array(
    topicChoice.extend({
      /** Whether some of its mails are sent in any case, because a law, a contract or security asks for them. */
      has_duties: z.boolean(),
      /** Whether its mails can be chosen at all. */
      offers_mail: z.boolean(),
    }),
  ),
  /** An IANA name. */
  time_zone: z.string(),
  /** Minutes after midnight; null where there are no quiet hours. */
  quiet_from: minuteOfDay.nullable(),
  quiet_until: minuteOfDay.nullable(),
  /** Whether all mails that can be stopped were stopped by a link in one of them. */
  are_mails_stopped: z.boolean(),
};

export type NotificationChoices = z.infer<ReturnType<typeof z.object<typeof choices>>>;

export const getNotificationChoices = endpoint({
  operationId: 'getNotificationChoices',
  method: 'GET',
  path: '/user/notification-choices',
  access: 'account',
  summary: 'How you want to be told of what, and when not',
  answer: success(choices),
});

export const saveNotificationChoices = endpoint({
  operationId: 'saveNotificationChoices',
  method: 'PUT',
  path: '/user/notification-choices',
  access: 'account',
  refusesDemo: true,
  summary: 'Choose how to be told of what; what is absent stays as it is',
  body: z.object({
    topics: z.array(topicChoice).max(notificationTopics.length).default([]),
    time_zone: z.string().max(64).optional().meta({ example: 'Asia/Bangkok' }),
    quiet_from: minuteOfDay.nullable().optional(),
    quiet_until: minuteOfDay.nullable().optional(),
  }),
  answer: success(choices),
});

export const resumeOwnMails = endpoint({
  operationId: 'resumeOwnMails',
  method: 'DELETE',
  path: '/user/mail-stop',
  access: 'account',
  summary: 'Send the mails again that a link in one of them stopped, as they are chosen by topic',
  answer: success({}),
});
