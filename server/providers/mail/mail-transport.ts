/** A mail that is ready to be sent. */
export interface OutgoingMail {
  /** The same for every attempt, so that a mail that arrives twice is recognised as one. */
  id: string;
  date: Date;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The code that it brings, for a transport that only shows it. */
  code?: string | undefined;
  /** Where a mail program stops further mails with one request; only for mails that may be stopped. */
  stopUrl?: string | undefined;
}

export type MailDelivery =
  | { outcome: 'sent' }
  /** Refused for good. The recipient is unknown where the server refused the address itself. */
  | { outcome: 'refused'; isUnknownRecipient: boolean; reason: string };

/** Sends mails. */
export interface MailTransport {
  /** Throws where sending failed for now and may be tried again. */
  send(mail: OutgoingMail): Promise<MailDelivery>;
}
