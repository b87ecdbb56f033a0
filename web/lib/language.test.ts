import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderHook } from '../../tests/support/render-hook.tsx';
import { inLanguage, readLanguage, rememberLanguage, useLinkLanguage } from './language.ts';

beforeEach(() => localStorage.clear());

describe('the language of product texts', () => {
  test.each([
    ['lang=th', 'th'],
    ['lang=xx', 'en'],
    ['lang=TH', 'en'],
    ['', 'en'],
  ])('for the query “%s” is %s', (search, language) => {
    expect(readLanguage(new URLSearchParams(search))).toBe(language);
  });

  test.each([
    ['/product/1', 'en', '/product/1'],
    ['/product/1', 'ja', '/product/1?lang=ja'],
    ['/search?q=lamp', 'ko', '/search?q=lamp&lang=ko'],
  ] as const)('of %s in %s is written into the URL', (path, language, address) => {
    expect(inLanguage(path, language)).toBe(address);
  });

  test('of links is the last chosen one, until English is chosen again', async () => {
    const { result } = await renderHook(useLinkLanguage, undefined);
    expect(result.current).toBe('en');
    await act(async () => rememberLanguage('vi'));
    expect(result.current).toBe('vi');
    await act(async () => rememberLanguage('en'));
    expect(result.current).toBe('en');
    expect(localStorage.length).toBe(0);
  });
});
