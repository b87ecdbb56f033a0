/** A text message that is ready to be sent. */
export interface OutgoingSms {
  id: string;
  date: Date;
  /** In E.164. */
  to: string;
  text: string;
}

/** Sends text messages. */
export interface SmsTransport {
  /** Answers whether it was sent or refused for good; throws where it may be tried again. */
  send(sms: OutgoingSms): Promise<{ outcome: 'sent' } | { outcome: 'refused'; reason: string }>;
}
