import { pageLanguage } from '../../../messages/page-language.ts';
import { profileText } from '../../../messages/profile.ts';

/** The server describes a device in English: 'Chrome on Android', 'A browser', 'Unknown device'. */
export function deviceLabel(device: string): string {
  const [name = '', system] = device.split(' on ');
  const browser = name === 'A browser' ? profileText('aBrowser') : name;
  if (name === 'Unknown device') return profileText('unknownDevice');
  return system ? profileText('browserOn', { browser, system }) : browser;
}

/** The name of a country in the page's language. */
export function countryLabel(code: string): string {
  return new Intl.DisplayNames(pageLanguage(), { type: 'region' }).of(code) ?? code;
}
