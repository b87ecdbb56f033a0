import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../support/test-app.ts';

const { server } = await buildTestApp();

/**
 * Every page that reads a token from its address, and how it waits. A link in a mail or a message is opened by programs
 * and by people who did not ask for it, so nothing may happen before a press.
 */
const pagesWithTokens: Record<string, string> = {
  'web/domains/identity/contacts/mail-link-page.tsx': 'shows what it does and acts in press()',
  'web/routes/identity/reset-password.tsx': 'asks for the new password',
  'web/routes/operations/operator/link.tsx': 'shows whose it is, and asks for a password and a code',
  'web/domains/identity/security/identity-list.tsx': 'opens the dialog of link-confirmation.tsx',
  'web/domains/identity/sign-in/use-provider-result.ts': 'the server counts the code in the browser that began alone',
};

async function listSources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'));
}

describe('a link', () => {
  test('with a token is read by the listed pages only', async () => {
    const readers: string[] = [];
    for (const file of await listSources('web')) {
      const source = await readFile(file, 'utf8');
      if (
        /\b(useLinkToken|takeProviderResult)\(\)/.test(source) &&
        !/export function (useLink|takeProv)/.test(source)
      ) {
        readers.push(file);
      }
    }
    expect(readers.sort()).toEqual(Object.keys(pagesWithTokens).sort());
  });

  test('acts in no effect of a page: what a token does is called by a press', async () => {
    const actions =
      /\bapi\((linkIdentity|verifyContactByLink|undoContactChange|resetPassword|stopMails|unlinkIdentity)\b/;
    for (const file of await listSources('web')) {
      const source = await readFile(file, 'utf8');
      const effects = source.match(/useEffect\(\(\) => \{[\s\S]*?\n {2}\}, \[/g) ?? [];
      for (const effect of effects) expect(actions.test(effect), file).toBe(false);
    }
  });

  test('of a mail leads to one of these pages', async () => {
    const found = new Set<string>();
    for (const file of await listSources('server')) {
      const source = await readFile(file, 'utf8');
      for (const [, address = ''] of source.matchAll(/`(\/[\w/-]+)#\$\{/g)) found.add(address);
    }
    // '/faq' leads to a question, not to a token.
    found.delete('/faq');
    expect([...found].sort()).toEqual(['/contacts/undo', '/contacts/verify', '/mail/stop', '/reset-password']);
  });

  test('of a mail leads to a page that asks whose account it is for, before the press', async () => {
    const pages = {
      '/contacts/undo': 'web/routes/identity/contacts-undo.tsx',
      '/contacts/verify': 'web/routes/identity/contacts-verify.tsx',
      '/mail/stop': 'web/routes/communication/mail-stop.tsx',
      '/reset-password': 'web/routes/identity/reset-password.tsx',
    };
    for (const file of Object.values(pages)) {
      const source = await readFile(file, 'utf8');
      expect(/\bapi\(describe(Contact|Stop)Link\b/.test(source), file).toBe(true);
      expect(/<(MailLinkPage|LinkOwner)\b/.test(source), file).toBe(true);
    }
  });

  test('is no call of the API: what is opened by GET changes nothing', () => {
    const changing =
      /^(add|change|close|confirm|decide|end|link|pay|place|put|remove|request|reset|save|stop|undo|unlink|verify)/;
    const opened = server.endpoints.filter(({ method }) => method === 'GET').map(({ operationId }) => operationId);
    expect(opened.filter((name) => changing.test(name))).toEqual([]);
  });
});
