import { datesText } from '../../../../i18n/generated/dates.ts';
import { mailSecurityText } from '../../../../i18n/generated/mail-security.ts';
import { readDevice } from '../../../platform/http/caller/device.ts';

/** A moment in the language of the mail; the server does not know where its readers are, so the time is that of UTC. */
export function phraseTime(time: Date): string {
  const month = datesText(`m${time.getUTCMonth() + 1}` as 'm1');
  const day = datesText('day', { day: String(time.getUTCDate()), month, year: String(time.getUTCFullYear()) });
  return `${day} ${time.toISOString().slice(11, 16)} UTC`;
}

/** A device in the language of the mail. */
export function phraseDevice(deviceKey: string): string {
  const { browser, system } = readDevice(deviceKey);
  if (browser && system) return mailSecurityText('browserOn', { browser, system });
  return browser ?? system ?? mailSecurityText('unknownDevice');
}
