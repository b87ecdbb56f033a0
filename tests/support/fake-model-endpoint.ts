import { afterAll } from 'vitest';
import { openFakeModelServer } from './fake-model-server.ts';

/** The fake model server for a test file; it closes with the file. */
export async function startFakeModelEndpoint() {
  const endpoint = await openFakeModelServer();
  afterAll(() => endpoint.close());
  return endpoint;
}
