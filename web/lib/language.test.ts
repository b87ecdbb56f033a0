import { beforeEach, describe, expect, test, vi } from 'vitest';
import { preferredLanguage, rememberLanguage } from './language.ts';

beforeEach(() => localStorage.clear());

describe('the language to offer', () => {
  test.each([
    [['th-TH', 'en'], 'th'],
    [['de-DE', 'ja', 'en'], 'ja'],
    [['de-DE'], null],
  ])('for a browser that prefers %s is %s', (tags, language) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
    expect(preferredLanguage()).toBe(language);
  });

  test('is the one chosen last, whatever the browser prefers', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['th']);
    rememberLanguage('vi');
    expect(preferredLanguage()).toBe('vi');
  });
});
