import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { declaredContracts, declaredEndpoints } from '../support/site/declared-endpoints.ts';
import { buildTestApp } from '../support/test-app.ts';
import { accessRules } from './access-rules.ts';

const { server } = await buildTestApp();

const nameOf = ({ method, path: address }: Endpoint) => `${method} ${address}`;

describe('the API', () => {
  test('has the listed access rule on every endpoint', () => {
    expect(Object.fromEntries(server.endpoints.map((endpoint) => [nameOf(endpoint), endpoint.access]))).toEqual(
      accessRules,
    );
  });

  test('names a right at every call of an operator, and at no other', () => {
    for (const endpoint of server.endpoints) {
      expect(endpoint.right !== undefined, nameOf(endpoint)).toBe(endpoint.access === 'operator');
    }
  });

  test('uses the unique name of each contract as its operation id', async () => {
    const names = (await declaredContracts()).map(([name, { operationId }]) => [name, operationId]);
    for (const [name, operationId] of names) expect(operationId).toBe(name);
    expect(new Set(names.map(([name]) => name)).size).toBe(names.length);
  });

  test('serves every declared contract', async () => {
    const served = new Set<unknown>(server.endpoints);
    const missing = (await declaredEndpoints()).filter((endpoint) => !served.has(endpoint)).map(nameOf);
    expect(missing).toEqual([]);
  });
});
