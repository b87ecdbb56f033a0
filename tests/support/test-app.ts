import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, expect } from 'vitest';
import { createApi, readReply } from '../../contracts/client/client.ts';
import { createApiStream } from '../../contracts/client/client-stream.ts';
import { toFormData } from '../../contracts/client/form-data.ts';
import { apiBase } from '../../contracts/endpoint.ts';
import { type AppDeps, buildApp } from '../../server/app.ts';
import { jobs } from '../../server/composition/jobs.ts';
import { openLedger } from '../../server/composition/open-ledger.ts';
import { readConfig } from '../../server/config.ts';
import { createPasswords } from '../../server/domains/identity/passwords/passwords.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { readFrom } from '../../server/platform/db/replica.ts';
import { createFontLoader } from '../../server/platform/documents/text-drawing/load-fonts.ts';
import { openQueue } from '../../server/platform/jobs/queue.ts';
import { createPackageFiles } from '../../server/platform/package-files/package-files.ts';
import { openSecretBox } from '../../server/platform/secrets/secret-box.ts';
import { openStorage } from '../../server/platform/storage/storage.ts';
import { modeOf } from '../../server/providers/payments/order-payments.ts';
import { createSandboxCard } from '../../server/providers/payments/sandbox-card/sandbox-card.ts';
import { createSandboxTransfers } from '../../server/providers/wallet-transfers/sandbox-transfers.ts';
import { createTestDatabase } from './database/test-database.ts';
import { whenDone } from './expect/when-done.ts';
import { createFakeVision } from './selling/fake-vision.ts';
import { collectUndocumentedErrors } from './site/documented-refusals.ts';
import { packageCache } from './site/package-cache.ts';

/** Real argon2id at a low cost, because the tests do not measure how expensive guessing is. */
const cheapHashing = { memoryCost: 64, timeCost: 1, parallelism: 1 };

type Overrides = Partial<AppDeps> & { settings?: Record<string, string>; database?: Database & { url: string } };

/** An injected response as fetch would have it. */
function asResponse({ statusCode, headers, rawPayload }: LightMyRequestResponse): Response {
  const { 'content-type': type = '', 'content-disposition': disposition = '' } = headers;
  return new Response(new Uint8Array(rawPayload), {
    status: statusCode,
    headers: { 'content-type': String(type), 'content-disposition': String(disposition) },
  });
}

/** The real app on a real database, without a socket. A logged error fails the test that caused it. */
export async function buildTestApp({ settings = {}, database: sharedDatabase, ...overrides }: Overrides = {}) {
  const database = sharedDatabase ?? (await createTestDatabase());
  const directory = await mkdtemp(path.join(tmpdir(), 'snapbazaar-app-'));
  const config = readConfig({
    LOG_LEVEL: 'error',
    SNAPBAZAAR_DATA_DIR: directory,
    RATE_LIMIT: '1000000',
    SIGN_IN_LIMIT: '1000000',
    CODES_PER_NETWORK: '1000000',
    // An injected request is answered when its stream has ended.
    EVENT_STREAM_SECONDS: '1',
    ...settings,
  });
  const { cards = createSandboxCard() } = overrides;
  await openLedger(database.db, modeOf(cards), new Date());
  const queue = await openQueue({ url: database.url, jobs, concurrency: 1, stopSeconds: 1, onError: () => undefined });
  const storage = overrides.storage ?? (await openStorage(config));
  const errors: string[] = [];
  const app = await buildApp({
    config,
    database,
    read: readFrom(database),
    queue,
    storage,
    passwords: await createPasswords(2, { cost: cheapHashing }),
    vision: createFakeVision(),
    transfers: createSandboxTransfers(0),
    loadFonts: createFontLoader(createPackageFiles({ cacheDir: packageCache })),
    now: () => new Date(),
    web: { type: 'none' },
    isStopping: () => false,
    logSink: { write: (line) => errors.push(line) },
    ...overrides,
    cards,
  });
  const undocumented = collectUndocumentedErrors(app.server);
  await app.server.ready();

  /** The typed client of a caller with this token. */
  const apiAs = (token?: string, headers: Record<string, string> = {}) =>
    createApi(async (request) => {
      const form = request.form ? new Response(toFormData(request)) : null;
      const payload = form ? Buffer.from(await form.arrayBuffer()) : request.body;
      const response = await app.server.inject({
        method: request.method as 'GET',
        url: `${apiBase}${request.path}`,
        headers: {
          ...headers,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(form ? { 'content-type': form.headers.get('content-type') as string } : {}),
        },
        ...(payload === undefined ? {} : { payload: payload as object }),
      });
      return readReply(request, asResponse(response));
    });

  /** The same for endpoints that stream their answer. */
  const streamAs = (token: string) =>
    createApiStream(async ({ method, path: address, body }) => {
      const response = await app.server.inject({
        method: method as 'POST',
        url: `${apiBase}${address}`,
        headers: { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      return { status: response.statusCode, pieces: Readable.from([response.body]) };
    });

  afterEach(() => {
    expect(errors.splice(0), 'errors in the log').toEqual([]);
    expect(undocumented.splice(0), 'error codes that the contract does not document').toEqual([]);
  });
  whenDone(async () => {
    await app.server.close();
    await queue.stop();
    await rm(directory, { recursive: true, force: true });
    expect(errors, 'errors in the log').toEqual([]);
  });
  return {
    ...app,
    config,
    secrets: await openSecretBox({ key: config.SECRETS_KEY, dataDirectory: directory }),
    database,
    db: database.db,
    storage,
    queue,
    api: apiAs(),
    apiAs,
    streamAs,
    /** Returns and clears the logged errors, for tests that cause one on purpose. */
    takeErrors: () => errors.splice(0),
  };
}
