import type { z } from 'zod';
import type { NotificationTopic } from '../../../contracts/notification-topics.ts';

/** What a notification says, in the language it is written in. */
export interface NoticeContent {
  title: string;
  text?: string;
  /** The page that it leads to, as a path of the English site. */
  path: `/${string}`;
  /** The stored name of a picture of the goods. */
  image?: string | undefined;
}

/** Something that people are told of. */
export interface Notice<Parameters extends z.ZodType = z.ZodType> {
  /** Kept in the row of each notification; what waits under a name that is gone is not shown. */
  name: string;
  parameters: Parameters;
  topic(parameters: z.output<Parameters>): NotificationTopic;
  /** Whether its mail is sent in any case, because a law, a contract or security asks for it. */
  isDuty(parameters: z.output<Parameters>): boolean;
  /** Unread notifications with the same group are shown as one; null where it stands alone. */
  groupOf(parameters: z.output<Parameters>): string | null;
  /** The record that it is about; who opens that has read it. */
  subjectOf(parameters: z.output<Parameters>): string | null;
  /** Writes in the language of `withLocale`; must not wait for anything. */
  write(parameters: z.output<Parameters>): NoticeContent;
  /** Writes several of one group; gets the newest of them. */
  writeMany?(count: number, newest: z.output<Parameters>): NoticeContent;
}

/** Declares a notice. */
export function defineNotice<Parameters extends z.ZodType>(notice: Notice<Parameters>): Notice<Parameters> {
  return notice;
}
