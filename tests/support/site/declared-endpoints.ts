import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from '../../../contracts/endpoint.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value && 'answer' in value;
}

/** Every contract with its export name. */
export async function declaredContracts(): Promise<[string, Endpoint][]> {
  const directory = path.join(import.meta.dirname, '..', '..', '..', 'contracts');
  const files = (await readdir(directory, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const modules = await Promise.all(files.map((file) => import(path.join(directory, file)) as Promise<object>));
  return modules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  );
}

/** Every endpoint that a contract declares, whether or not the server registers it. */
export async function declaredEndpoints(): Promise<Endpoint[]> {
  return (await declaredContracts()).map(([, endpoint]) => endpoint);
}
