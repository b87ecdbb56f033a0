import { afterEach, expect, it } from 'vitest';
import { localizeReply } from './localize-reply.ts';

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
  const parameters = { seller: 'Ana', country_code: 'ES' };
  expect(await messageIn(language, 'not_shipped_there', parameters)).toContain(country);
});

it('a success is written in the page’s language by its name, and one for programs keeps its sentence', async () => {
  document.documentElement.lang = 'ja';
  const written = async (message_key: string) =>
    (await localizeReply({ status: 200, body: { status: 1, message: 'English', message_key } })).body;
  expect(await written('listingSaved')).toMatchObject({ message: '商品の変更を保存しました' });
  expect(await written('productsFound')).toMatchObject({ message: 'English' });
});
