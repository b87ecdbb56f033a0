import { expect, test } from 'vitest';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { rememberFollowedLanguage } from './remember-language.ts';

test('a link into another language is remembered without the page’s scripts, other links are not', () => {
  localStorage.clear();
  rememberFollowedLanguage();
  document.body.innerHTML = '<a href="#th" hreflang="th"><b>ไทย</b></a> <a href="#other">Other</a>';
  const follow = (part: string) => document.querySelector<HTMLElement>(part)?.click();
  follow('a:last-child');
  expect(localStorage.getItem(storageKeys.language)).toBeNull();
  follow('b');
  expect(localStorage.getItem(storageKeys.language)).toBe('th');
  localStorage.clear();
  document.body.replaceChildren();
});
