import type { Language } from '../../../../contracts/languages.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import type { Notice, NoticeContent } from '../../../platform/notifications/notice.ts';
import type { NotificationGroup } from './group-notifications.ts';

export type Notices = readonly Notice[];

/** Writes one notification; null where an earlier version wrote what no notice of this one reads. */
export function writeNotice(notices: Notices, name: string, parameters: unknown): NoticeContent | null {
  const read = readNotice(notices, name, parameters);
  return read === null ? null : read.notice.write(read.parameters);
}

/** Writes notifications that are shown as one, in a language. */
export function writeGroup(notices: Notices, group: NotificationGroup, language: Language): NoticeContent | null {
  const [newest] = group;
  const read = readNotice(notices, newest.notice, newest.parameters);
  if (!read) return null;
  const { notice, parameters } = read;
  return withLocale(language, () =>
    group.length > 1 && notice.writeMany ? notice.writeMany(group.length, parameters) : notice.write(parameters),
  );
}

function readNotice(notices: Notices, name: string, stored: unknown) {
  const notice = notices.find((one) => one.name === name);
  const parsed = notice?.parameters.safeParse(stored);
  return notice && parsed?.success ? { notice, parameters: parsed.data } : null;
}
