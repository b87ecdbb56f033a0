import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from '../../contracts/endpoint.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value && 'answer' in value;
}

/** Every endpoint that a contract declares, whether or not anything serves it. */
export async function declaredEndpoints(): Promise<Endpoint[]> {
  const directory = path.join(import.meta.dirname, '..', '..', 'contracts');
  const files = (await readdir(directory)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(path.join(directory, file)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}
