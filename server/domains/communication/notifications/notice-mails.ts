import { noticesText } from '../../../../i18n/generated/notices.ts';
import { defineTemplate, type MailContent, type Template } from '../../../platform/mail/template.ts';
import { digestMail, noticeMail } from '../../../platform/notifications/notice-mail.ts';
import { type Notices, writeNotice } from './write-notices.ts';

/** The mails that are written from notices: of one, and of those of a day. */
export function noticeMails(notices: Notices): Template[] {
  const one = defineTemplate({
    ...noticeMail,
    write({ notice, parameters }): MailContent {
      const content = writeNotice(notices, notice, parameters);
      if (!content) throw new Error(`No notice writes a mail of '${notice}'.`);
      const { title, text, path } = content;
      return {
        subject: title,
        heading: title,
        paragraphs: text ? [text] : [],
        button: { label: noticesText('open'), path },
        short: (link) => `${title} ${link}`,
      };
    },
  });
  const digest = defineTemplate({
    ...digestMail,
    write({ notices: stored, more, role }): MailContent {
      const contents = stored.flatMap(({ notice, parameters }) => writeNotice(notices, notice, parameters) ?? []);
      const count = contents.length + more;
      return {
        subject: noticesText('digestSubject', { count }),
        heading: noticesText('digestHeading'),
        paragraphs: [noticesText('digestText'), ...(more > 0 ? [noticesText('digestMore', { count: more })] : [])],
        facts: contents.map(({ title, text }) => ({ label: title, value: text ?? '' })),
        button: {
          label: noticesText('digestButton'),
          path: role === 'seller' ? '/storefront/notifications' : '/notifications',
        },
      };
    },
  });
  return [one, digest] as unknown as Template[];
}
