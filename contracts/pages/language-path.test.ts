import { expect, test } from 'vitest';
import { languageOfPath, pathInLanguage, withoutLanguage } from './language-path.ts';

test.each([
  ['/th', 'th', '/'],
  ['/th/product/1', 'th', '/product/1'],
  ['/ko.data', 'ko', '/.data'],
  ['/thai', 'en', '/thai'],
  ['/TH/about', 'en', '/TH/about'],
  ['/de/about', 'en', '/de/about'],
  ['/', 'en', '/'],
  ['/th//evil.example', 'th', '/evil.example'],
  ['/th/\\evil.example', 'th', '/evil.example'],
] as const)('the path %s is in the language %s of %s', (path, language, rest) => {
  expect(languageOfPath(path)).toBe(language);
  if (!path.endsWith('.data')) expect(withoutLanguage(path)).toBe(rest);
});

test.each([
  ['/', 'en', '/'],
  ['/', 'ja', '/ja'],
  ['/search?q=a', 'ja', '/ja/search?q=a'],
  ['/?dish=soup', 'ja', '/ja?dish=soup'],
] as const)('the path %s in %s is %s', (path, language, expected) => {
  expect(pathInLanguage(path, language)).toBe(expected);
});
