import { profileText } from '../../i18n/generated/profile.ts';

/** 'Chrome on Android' in the reader's language; null for what is not known. */
export function deviceLabel({ browser, system }: { browser: string | null; system: string | null }): string {
  if (!browser && !system) return profileText('unknownDevice');
  const name = browser ?? profileText('aBrowser');
  return system ? profileText('browserOn', { browser: name, system }) : name;
}
