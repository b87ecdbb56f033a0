import { afterAll } from 'vitest';
import { openFakeModelServer } from './fake-model-server.ts';

/** Starts the fake model server and closes it when the test file ends. */
export async function startFakeModelEndpoint() {
  const endpoint = await openFakeModelServer();
  afterAll(() => endpoint.close());
  return endpoint;
}
