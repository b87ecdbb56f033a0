export const mailFrame = {
  footer: 'Sent by Snapbazaar, {site}.',
  stop: 'Stop mails like this one',
} as const;
