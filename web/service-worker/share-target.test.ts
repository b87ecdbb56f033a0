import { beforeEach, expect, test, vi } from 'vitest';
import { takeSharedPhoto } from '../lib/files/shared-photo.ts';
import { answerShare, isShared } from './share-target.ts';

beforeEach(() => {
  const stores = new Map<string, Map<string, Response>>();
  vi.stubGlobal('caches', {
    delete: async (name: string) => stores.delete(name),
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async (key: string, value: Response) => store.set(key, value),
        match: async (key: string) => store.get(key),
      };
    },
  });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

async function share(photo: File | string, path = '/ja/share'): Promise<Response> {
  const form = new FormData();
  form.set('photo', photo);
  return answerShare({ url: `https://shop.example${path}`, formData: async () => form } as unknown as Request);
}

const jpeg = () => new File(['pixels'], 'lamp.jpg', { type: 'image/jpeg' });

test('a shared photo opens the wizard in the language of the app, which takes it once', async () => {
  const { status, headers } = await share(jpeg());
  expect([status, headers.get('location')]).toEqual([303, 'https://shop.example/ja/chat']);
  const photo = await takeSharedPhoto();
  expect(photo?.type).toBe('image/jpeg');
  expect(await photo?.text()).toBe('pixels');
  expect(await takeSharedPhoto()).toBeNull();
});

test('a photo that nobody took within an hour is left out', async () => {
  vi.useFakeTimers();
  await share(jpeg());
  vi.advanceTimersByTime(61 * 60_000);
  expect(await takeSharedPhoto()).toBeNull();
});

test.each([
  ['a text', 'no photo'],
  ['a file that is no picture', new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })],
])('%s opens the wizard without a photo', async (_, sent) => {
  const { headers } = await share(sent, '/share');
  expect(headers.get('location')).toBe('https://shop.example/chat');
  expect(await takeSharedPhoto()).toBeNull();
});

test.each([
  ['POST', '/share', true],
  ['POST', '/ko/share', true],
  ['GET', '/share', false],
  ['POST', '/shared', false],
  ['POST', '/api/share', false],
])('%s %s is a share: %s', (method, path, expected) =>
  expect(isShared({ method, url: `https://shop.example${path}` } as Request)).toBe(expected),
);
