import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ThreadMessage } from '../../../../../contracts/communication/threads.ts';
import { renderPage } from '../../../../../tests/support/render-hook.tsx';
import { Translation } from './translation.tsx';

let state = 'available';
const translate = vi.fn(async (text: string) => `[${text}]`);
const create = vi.fn(async () => ({ translate }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('Translator', { availability: async () => state, create });
  return () => vi.unstubAllGlobals();
});

const message = (more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  ...{ id: '1', side: 'seller', text: '¿Lo envías mañana?', is_masked: false, warning: null, language: 'es' },
  ...{ photos: [], translation: null, created_at: '2026-11-19T10:00:00Z' },
  ...more,
});

const show = (shown: ThreadMessage, isOwn = false) =>
  renderPage(<Translation message={shown} isOwn={isOwn} />).then(({ place }) => place);

test('a message in another language is translated on the device, with what translated it and what the original is', async () => {
  state = 'available';
  const place = await show(message());
  await vi.waitFor(() => expect(place.textContent).toContain('[¿Lo envías mañana?]'));
  expect(place.textContent).toContain('Translated by your browser');
  expect(place.textContent).toContain('Original: Español');
});

test('no language is downloaded before the reader presses', async () => {
  state = 'downloadable';
  const place = await show(message({ text: 'dos', language: 'ja' }));
  await vi.waitFor(() => expect(place.querySelector('button')?.textContent).toBe('Translate on this device'));
  expect(create).not.toHaveBeenCalled();
  state = 'available';
  await act(async () => place.querySelector('button')?.click());
  await vi.waitFor(() => expect(place.textContent).toContain('[dos]'));
});

test('a translation that fails is told, and can be tried again', async () => {
  state = 'available';
  translate.mockRejectedValueOnce(new Error('out of memory'));
  const place = await show(message({ text: 'tres', language: 'ko' }));
  await vi.waitFor(() => expect(place.textContent).toContain('The browser did not translate this message.'));
  await act(async () => place.querySelector('button')?.click());
  await vi.waitFor(() => expect(place.textContent).toContain('[tres]'));
});

test.each([
  ['the reader wrote', message(), true],
  ['is in the language of the page', message({ language: 'en' }), false],
  ['has no words', message({ text: ' ' }), false],
])('a message that %s is not translated', async (_, shown, isOwn) => {
  state = 'available';
  const place = await show(shown, isOwn);
  expect(place.textContent).toBe('');
  expect(create).not.toHaveBeenCalled();
});

test('a quick reply keeps the words that its seller wrote', async () => {
  state = 'available';
  const place = await show(message({ translation: { text: 'Do you ship tomorrow?', by: 'quick_reply' } }));
  expect(place.textContent).toContain('Quick reply in your language');
  expect(create).not.toHaveBeenCalled();
});

test('a browser without a translator shows the original alone', async () => {
  vi.stubGlobal('Translator', undefined);
  expect((await show(message({ language: 'th' }))).textContent).toBe('');
});
