import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { changePassword, signInSeller, signUpSeller } from '../../contracts/identity/accounts.ts';
import { downloadData } from '../../contracts/identity/profile.ts';
import { readConfig } from '../../server/config.ts';
import { listenForMetrics } from '../../server/platform/http/monitoring/metrics.ts';
import { withEmail } from '../support/identity/credentials.ts';
import { buildTestApp } from '../support/test-app.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** The names and contents of every text file that belongs to the repository, also of those not committed yet. */
async function repositoryTexts(): Promise<[name: string, text: string][]> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const files = await Promise.all(
    stdout.split('\0').map(async (name) => {
      const file = path.join(root, name);
      // A deleted file stays listed until its deletion is committed.
      return name && existsSync(file) ? ([name, await readFile(file)] as const) : null;
    }),
  );
  return files.flatMap((file) => (file && !file[1].includes(0) ? [[file[0], file[1].toString('utf8')]] : []));
}

const texts = await repositoryTexts();
const textsIn = (folder: string) => texts.filter(([name]) => name.startsWith(`${folder}/`));

const key =
  /AKIA[0-9A-Z]{16}|-----BEGIN [A-Z ]*PRIVATE KEY|gh[pousr]_\w{30,}|xox[abpr]-\w{10,}|\bsk-(?!very-secret)[\w-]{20,}|npm_\w{30,}|[rs]k_live_\w{10,}|:\/\/[^\s:/@'"`$]+:(?!password@)[^\s@/'"`$]{4,}@/;

test('the repository contains no key, in whichever text file', () => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(([, text]) => key.test(text)).map(([name]) => name)).toEqual([]);
});

test('a key is recognised in every usual form', () => {
  const letters = 'ABCDEFGHIJ0123456789abcdefghij';
  const forms = [`AKIA${letters.slice(0, 16)}`, `${'-'.repeat(5)}BEGIN RSA PRIVATE KEY`, `ghp_${letters}`];
  const more = [
    `xoxb-${letters}`,
    `sk-${letters}`,
    `npm_${letters}`,
    `sk_live_${letters}`,
    `postgres://shop:${letters}@db`,
  ];
  expect([...forms, ...more].filter((form) => !key.test(`const value = '${form}';`))).toEqual([]);
});

test('every package is pinned by its hash, and none has its own download address', async () => {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const { '': _root, ...installed } = packages as Record<string, { integrity?: string; resolved?: string }>;
  const loose = Object.entries(installed).filter(([, { integrity, resolved }]) => !integrity || resolved);
  expect(loose.map(([name]) => name)).toEqual([]);
  expect(await readFile(path.join(root, 'scripts/launch/install/install.mjs'), 'utf8')).toContain('--ignore-scripts');
});

test('only providers make outgoing requests, and never to an address from a visitor', async () => {
  const makesRequests = /\bfetch\(|from '(node:https?|node:tls|node:dgram|undici|pacote|ai|@aws-sdk\/[^']*)'/;
  const found = textsIn('server').filter(
    ([name, text]) => !name.endsWith('.test.ts') && makesRequests.test(text.replace(/import type [^;]+;/g, '')),
  );
  expect(found.map(([name]) => name).filter((name) => !name.startsWith('server/providers/'))).toEqual([
    // The first imports only status names, the second only listens on loopback, the third fetches packages by their hash.
    'server/platform/http/input/malformed-requests.ts',
    'server/platform/http/monitoring/metrics.ts',
    'server/platform/package-files/fetch-file.process.ts',
  ]);
  // No contract accepts a URL.
  const contracts = textsIn('contracts');
  expect(contracts.filter(([, text]) => /z\.(url|httpUrl)\(/.test(text)).map(([name]) => name)).toEqual([]);
});

describe('the output of a server', () => {
  const settings = {
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_MODEL: 'vision-1',
    AI_API_KEY: 'sk-very-secret-key',
    S3_SECRET_ACCESS_KEY: 'very-secret-s3',
    LOG_LEVEL: 'trace',
  };

  test('contains no secret and no personal data, in logs, metrics and errors', async () => {
    const output: string[] = [];
    const { api, apiAs, server, metrics } = await buildTestApp({
      settings,
      logSink: { write: (line) => output.push(line) },
    });
    const body = withEmail('malee@private.example');
    const { token } = await api(signUpSeller, { body });
    await expect(api(signInSeller, { body: { ...body, password: 'another guess' } })).rejects.toThrow();
    const change = { current_password: body.password, new_password: 'sticky rice 8' };
    const { token: next } = await apiAs(token)(changePassword, { body: change });
    await apiAs(next)(downloadData);
    const headers = { authorization: `Bearer ${next}`, 'content-type': 'application/json' };
    for (const url of ['/api/v1/user/malee', '/uploads/malee.png', `/api/v1/user/me?secret=${token}`]) {
      output.push((await server.inject({ url, method: 'POST', headers, payload: '{"password":"sticky rice 8"' })).body);
    }
    output.push((await server.inject('/api/v1/openapi.json')).body, await metrics.metrics());
    expect(output.join('\n')).toContain('"served"');
    expect(output.join('\n')).not.toMatch(/malee|private\.example|papaya|sticky|argon2|very-secret|127\.0\.0\.1/);
    for (const secret of [token, next]) expect(output.join('\n')).not.toContain(secret);
  });

  test('serves metrics on loopback only', async () => {
    const listener = await listenForMetrics(new Registry(), { host: readConfig({}).METRICS_HOST, port: 0 });
    const { address, port } = listener.address() as AddressInfo;
    expect(address).toBe('127.0.0.1');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    listener.close();
  });
});
