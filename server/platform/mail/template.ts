import type { z } from 'zod';

/** What a mail says, in the language it is written in. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Goods with their photo, which is a path of the site. */
  items?: readonly { title: string; amount: string; image: `/${string}` }[];
  /** Facts below the goods; a link is the address of a page elsewhere. */
  facts?: readonly { label: string; value: string; link?: { label: string; url: string } | undefined }[];
  /** Shown large, to be typed in. */
  code?: string;
  /** A page of the site, as a path of the English site. */
  button?: { label: string; path: `/${string}` };
  /** All that a text message says, where the template is also sent as one; gets the address of the button's page. */
  short?(link: string): string;
}

/** A kind of mail. */
export interface Template<Parameters extends z.ZodType = z.ZodType> {
  /** Kept in the row of each mail; renaming it loses the mails that wait under the old name. */
  name: string;
  /** Mails about an account's security and about its orders cannot be stopped by its owner. */
  mayBeStopped: boolean;
  /** Set where somebody waits for it: it is also sent to an address that refused mails before. */
  isAwaited?: true;
  parameters: Parameters;
  /** Writes in the language of `withLocale`; must not wait for anything. */
  write(parameters: z.output<Parameters>): MailContent;
}

/** Declares a template. */
export function defineTemplate<Parameters extends z.ZodType>(template: Template<Parameters>): Template<Parameters> {
  return template;
}
