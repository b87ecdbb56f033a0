import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../contracts/languages.ts';
import { withLocale } from '../../../i18n/locale.ts';
import { loader } from './manifest.ts';

const publicFolder = path.join(import.meta.dirname, '../../public');

/** Width and height stand at a fixed place of a PNG file. */
function sizeOf(file: string): string {
  const bytes = readFileSync(path.join(publicFolder, file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

async function manifestIn(language: (typeof languages)[number]) {
  const response = withLocale(language, loader);
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  return response.json();
}

describe('the manifest of the app', () => {
  test.each(languages)('in %s has what browsers need to install it, inside its scope', async (language) => {
    const manifest = await manifestIn(language);
    const home = language === 'en' ? '/' : `/${language}`;
    expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: home, lang: language, display: 'standalone' });
    expect(manifest.name.length).toBeLessThanOrEqual(45);
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    expect(manifest.description).not.toBe('');
    const { shortcuts, share_target: share } = manifest;
    expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(
      ['/search', '/orders', '/messages', '/chat'].map((page) => (language === 'en' ? page : `/${language}${page}`)),
    );
    expect(share).toMatchObject({ action: language === 'en' ? '/share' : `/${language}/share`, method: 'POST' });
    expect(share.params.files).toEqual([{ name: 'photo', accept: ['image/*'] }]);
  });

  test('names icons of 192 and 512 pixels, whole and to be cut by the phone, that are there in these sizes', async () => {
    const { icons } = await manifestIn('en');
    const named = icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`);
    expect(named).toEqual(['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable']);
    for (const { src, sizes } of icons) {
      expect(existsSync(path.join(publicFolder, src)), src).toBe(true);
      expect(sizeOf(src)).toBe(sizes);
    }
  });

  test('is written in the words of each language', async () => {
    const written = await Promise.all(languages.map(async (language) => (await manifestIn(language)).description));
    expect(new Set(written).size).toBe(languages.length);
  });
});
