import path from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../../../contracts/languages.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const clientDirectory = path.join(import.meta.dirname, '../../../../web/public');
const web = { type: 'built', renderPage: async () => new Response(), clientDirectory } as const;
const { server } = await buildTestApp({ web });

test.each(languages)('a photo shared without the service worker leads to the wizard in %s', async (language) => {
  const prefix = language === 'en' ? '' : `/${language}`;
  const boundary = 'snap';
  const payload = `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nx\r\n--${boundary}--\r\n`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await server.inject({ method: 'POST', url: `${prefix}/share`, headers, payload });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${prefix}/chat`]);
});
