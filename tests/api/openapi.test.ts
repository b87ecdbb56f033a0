import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiBase } from '../../contracts/endpoint.ts';
import { jobHandlers } from '../../server/composition/jobs.ts';
import { readRetention } from '../../server/domains/operations/retention/retention.service.ts';
import { createSandboxCard } from '../../server/providers/payments/sandbox-card/sandbox-card.ts';
import { createSandboxTransfers } from '../../server/providers/wallet-transfers/sandbox-transfers.ts';
import { mailTo } from '../support/mail/outbox-mail.ts';
import { drawPhoto } from '../support/photos/draw-photo.ts';
import { createFakeAnalyst } from '../support/selling/fake-analyst.ts';
import { fakeEncoding } from '../support/selling/fake-vision.ts';
import { buildTestApp } from '../support/test-app.ts';

const { server, db, queue, storage, config } = await buildTestApp();
const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');
const clientFolder = path.join(import.meta.dirname, 'generated-client');

describe('the OpenAPI document', () => {
  test('passes the recommended rules of Redocly’s linter without an error or a warning', async () => {
    const source = (await server.inject(`${apiBase}/openapi.json`)).body;
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('documents the errors and the authentication of a call', async () => {
    const { paths } = (await server.inject(`${apiBase}/openapi.json`)).json();
    const signUp = paths['/user/signup'].post;
    expect(signUp).toMatchObject({ operationId: 'signUpSeller', security: [] });
    expect(JSON.stringify(signUp.responses['409'])).toContain('["email_taken","phone_taken"]');
    expect(paths['/user/logout'].post).toMatchObject({ operationId: 'signOut', security: [{ session: [] }] });
    expect(paths['/user/logout'].post.responses['401']).toEqual({ $ref: '#/components/responses/NotSignedIn' });
  });
});

describe('a client generated from the document', () => {
  let origin = '';

  beforeAll(async () => {
    const deps = { storage, analyst: createFakeAnalyst(), seconds: 5, concurrency: 1, ...fakeEncoding };
    await queue.work(
      jobHandlers(
        db,
        queue,
        deps,
        createSandboxTransfers(0),
        readRetention(config),
        mailTo(config),
        createSandboxCard(),
      ),
    );
    origin = await server.listen({ host: '127.0.0.1', port: 0 });
    const script = path.join(clientFolder, 'generate.ts');
    await run(process.execPath, [script, `${origin}${apiBase}/openapi.json`], { cwd: root });
  });

  test('compiles in strict mode', async () => {
    const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const { stdout } = await run(process.execPath, [compiler, '-p', clientFolder]).catch((error) => error);
    expect(stdout).toBe('');
  }, 60_000);

  test('signs in, uploads, polls and publishes', async () => {
    const { publishFromPhoto } = await import(path.join(clientFolder, 'journey.ts'));
    const result = await publishFromPhoto(`${origin}${apiBase}`, await drawPhoto());
    expect(result).toMatchObject({
      userType: 'seller',
      message: 'Product added successfully',
      refusal: ['bad_input', "The field 'limit' must be a whole number from 1 to 100, for example 24."],
      afterwards: 'not_signed_in',
    });
    expect(result.titles[0]).toBe(result.titles[1]);
  });
});
