import { beforeEach, describe, expect, test, vi } from 'vitest';
import { offerLanguage, rememberLanguage } from './language.ts';

beforeEach(() => {
  localStorage.clear();
  return () => {
    vi.restoreAllMocks();
    localStorage.clear();
    document.documentElement.removeAttribute('lang');
    delete document.body.dataset.offeredLanguage;
  };
});

const preferInBrowser = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

describe('the language to offer', () => {
  test.each([
    [['th-TH', 'en'], 'th'],
    [['de-DE', 'ja', 'en'], 'ja'],
    [['de-DE'], null],
    [['en-GB', 'th'], null],
  ])('on an English page for a browser that prefers %s is %s', (tags, language) => {
    preferInBrowser(...tags);
    expect(offerLanguage()).toBe(language);
    // Its line is reserved.
    expect(document.body.dataset.offeredLanguage ?? null).toBe(language);
  });

  test('is the one chosen last, whatever the browser prefers', () => {
    preferInBrowser('th');
    rememberLanguage('vi');
    expect(offerLanguage()).toBe('vi');
  });

  test('is none on a page in the language chosen last', () => {
    preferInBrowser('th');
    rememberLanguage('vi');
    document.documentElement.lang = 'vi';
    expect(offerLanguage()).toBeNull();
    expect(document.body.dataset).not.toHaveProperty('offeredLanguage');
  });

  test('is the browser’s where storage is forbidden', () => {
    preferInBrowser('ja');
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    rememberLanguage('en');
    expect(offerLanguage()).toBe('ja');
  });
});
