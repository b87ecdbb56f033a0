import { z } from 'zod';

const written = z.object({ notice: z.string(), parameters: z.record(z.string(), z.unknown()) });

/** The mail of a notice that has none of its own; the registry of templates has how it is written. */
export const noticeMail = { name: 'notification', mayBeStopped: false, parameters: written } as const;

/** The mail of a day: several notifications, each as it is written when the mail is sent. */
export const digestMail = {
  name: 'notification-digest',
  mayBeStopped: true,
  parameters: z.object({ notices: z.array(written), more: z.int(), role: z.enum(['seller', 'customer']) }),
} as const;
