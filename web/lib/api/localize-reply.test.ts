import { afterEach, expect, it, vi } from 'vitest';
import { readGroups } from '../../../i18n/compile/read-messages.ts';
import { localizeReply, namesOfData } from './localize-reply.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
});

async function messageIn(language: string, message_key: string, message_parameters: Record<string, string | number>) {
  document.documentElement.lang = language;
  const { body } = await localizeReply({ status: 400, body: { status: 0, message_key, message_parameters } });
  return (body as { message: string }).message;
}

it.each([
  ['ja', '11月20日'],
  ['th', '20 พ.ย.'],
  ['es', '20 nov'],
])('a refusal that names a day writes it as in %s', async (language, day) => {
  const message = await messageIn(language, 'too_many_unpublished_until', {
    count: 40,
    day_iso: '2026-11-20',
  });
  expect(message).toContain(day);
  expect(message).not.toContain('November');
});

it.each([
  ['vi', 'Tây Ban Nha'],
  ['ko', '스페인'],
])('a refusal that names a country names it in %s', async (language, country) => {
  const parameters = { seller: 'Ana', title: 'Lamp', country_code: 'ES' };
  expect(await messageIn(language, 'not_shipped_there', parameters)).toContain(country);
});

it('a success is written in the page’s language by its name, and one for programs keeps its sentence', async () => {
  document.documentElement.lang = 'ja';
  const written = async (message_key: string) =>
    (await localizeReply({ status: 200, body: { status: 1, message: 'English', message_key } })).body;
  expect(await written('listingSaved')).toMatchObject({ message: '商品の変更を保存しました' });
  expect(await written('productsFound')).toMatchObject({ message: 'English' });
});

it('a reply without a sentence is passed on as it is, also where it is empty', async () => {
  document.documentElement.lang = 'th';
  const products = { status: 200, body: { products: [] } };
  expect(await localizeReply(products)).toEqual(products);
  expect(await localizeReply({ status: 204, body: null })).toEqual({ status: 204, body: null });
});

it.each(['reviewsNone', 'eventsCounted', 'feeComputed', 'challengeCreated', 'signInPrepared'])(
  'a page loads no sentences for %s, which comes with data',
  async (message_key) => {
    document.documentElement.lang = 'es';
    vi.resetModules();
    const load = vi.fn(() => ({}));
    vi.doMock('./server-text.ts', load);
    const fresh = await import('./localize-reply.ts');
    const body = { status: 1, message: 'For programs', message_key };
    expect(await fresh.localizeReply({ status: 200, body })).toEqual({ status: 200, body });
    expect(load).not.toHaveBeenCalled();
    vi.doUnmock('./server-text.ts');
  },
);

it('a reply keeps the server’s sentence where the connection is lost before that of the page is loaded', async () => {
  document.documentElement.lang = 'th';
  vi.resetModules();
  vi.doMock('./server-text.ts', () => {
    throw new Error('unreachable');
  });
  const fresh = await import('./localize-reply.ts');
  const body = { status: 1, message: 'Your changes are saved.', message_key: 'listingSaved' };
  expect(await fresh.localizeReply({ status: 200, body })).toEqual({ status: 200, body });
  vi.doUnmock('./server-text.ts');
});

it('no sentence for people has the name of one that comes with data', () => {
  const names = Object.keys(readGroups().get('answers')?.en ?? {});
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => namesOfData.test(name))).toEqual([]);
});
