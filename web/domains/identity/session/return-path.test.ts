import { describe, expect, test } from 'vitest';
import { readReturnPath, signInPath } from './return-path.ts';

const read = (next: string) => readReturnPath(new URLSearchParams({ next }));

describe('the return path after signing in', () => {
  test('is written into the URL of the right sign-in page', () => {
    expect(signInPath('seller', '/chat?step=2')).toBe('/signin?next=%2Fchat%3Fstep%3D2');
    expect(signInPath('customer', '/favorites')).toBe('/signin-user?next=%2Ffavorites');
  });

  test('is read with its query and hash', () => {
    expect(read('/chat?step=2#top')).toBe('/chat?step=2#top');
    expect(read('/')).toBe('/');
  });

  test.each([
    '',
    'chat',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '//',
    'javascript:alert(1)',
  ])('never leads to another site: %j', (next) => expect(read(next)).toBeNull());

  test('is null when the URL has none', () => {
    expect(readReturnPath(new URLSearchParams())).toBeNull();
  });
});
