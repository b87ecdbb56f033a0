import { datesText } from '../../../../i18n/generated/dates.ts';
import { mailSecurityText } from '../../../../i18n/generated/mail-security.ts';

/** A moment in the language of the mail; the server does not know where its readers are, so the time is that of UTC. */
export function phraseTime(time: Date): string {
  const month = datesText(`m${time.getUTCMonth() + 1}` as 'm1');
  const day = datesText('day', { day: String(time.getUTCDate()), month, year: String(time.getUTCFullYear()) });
  return `${day} ${time.toISOString().slice(11, 16)} UTC`;
}

/** Devices are described in English: 'Chrome on Android', 'Unknown device'. */
export function phraseDevice(described: string): string {
  const [browser = '', system] = described.split(' on ');
  return system ? mailSecurityText('browserOn', { browser, system }) : mailSecurityText('unknownDevice');
}
