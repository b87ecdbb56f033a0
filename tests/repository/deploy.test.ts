import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, settings } from '../../server/config.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (name: string) => readFile(path.join(root, name), 'utf8');

interface Service {
  image: string;
  build?: string;
  command?: string[];
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  healthcheck?: { test: string[] };
  deploy?: { replicas: number };
}

let compose: { services: Record<string, Service>; volumes: Record<string, null> };
let dockerfile: string;

beforeAll(async () => {
  compose = parse(await read('compose.yaml'), { merge: true });
  dockerfile = await read('Dockerfile');
});

const service = (name: string) => compose.services[name] as Service;
/** Substitutes variables as Compose does for `${NAME:?…}` and `${NAME:-default}`. */
const substituteVariables = (value: string | number) =>
  String(value).replace(/\$\{\w+:[?-]([^}]*)\}/g, (_, text) => text.replace(/ /g, '-'));

describe('the Compose file', () => {
  test('runs two servers and two workers from one image', () => {
    for (const name of ['server', 'worker'])
      expect(service(name)).toMatchObject({ build: '.', deploy: { replicas: 2 } });
    expect(service('server').environment?.WORKER).toBe('off');
    expect(service('worker').environment?.WORKER).toBe('only');
  });

  test.each(['server', 'worker'])('passes the %s only known settings with valid values', (name) => {
    const environment = Object.entries(service(name).environment ?? {}).map(([key, value]) => [
      key,
      substituteVariables(value),
    ]);
    for (const [key] of environment) expect(Object.keys(settings.shape)).toContain(key);
    expect(readConfig(Object.fromEntries(environment))).toMatchObject({ STORAGE: 's3', S3_BUCKET: 'pictures' });
  });

  test('refers only to services, volumes and files that exist', () => {
    for (const [name, { depends_on = {}, volumes = [] }] of Object.entries(compose.services)) {
      for (const other of Object.keys(depends_on)) expect(Object.keys(compose.services), name).toContain(other);
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        if (source.startsWith('.')) expect(existsSync(path.join(root, source)), source).toBe(true);
        else expect(Object.keys(compose.volumes), name).toContain(source);
      }
    }
  });

  test('has a health check for every service that another waits for', () => {
    const hasHealthCheck = (name: string) =>
      service(name).healthcheck !== undefined || service(name).build !== undefined;
    for (const { depends_on = {} } of Object.values(compose.services)) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        if (condition === 'service_healthy') expect(hasHealthCheck(other), other).toBe(true);
      }
    }
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\n.*\/readyz/m);
  });
});

describe('the Dockerfile', () => {
  const copied = () =>
    [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));

  test('copies only existing paths', () => {
    for (const name of copied()) expect(existsSync(path.join(root, name)), name).toBe(true);
  });

  test('copies every file that the server reads by its path, and the bundle that reads it', async () => {
    const sources = globSync('{server,demo,catalog,listing-copy,reference-data,help}/**/*.ts', { cwd: root });
    const texts = await Promise.all(sources.filter((file) => !/\.test\.ts$|\/make-[\w-]+\.ts$/.test(file)).map(read));
    const named = texts.flatMap((text) => [...text.matchAll(/inProject\('([^']+)'/g)].map(([, name = '']) => name));
    expect(named.length).toBeGreaterThan(3);
    const made = named.filter((name) => ['build', '.cache'].includes(name));
    for (const name of named.filter((name) => !made.includes(name)))
      expect(
        copied().some((folder) => `${name}/`.startsWith(`${folder}/`)),
        name,
      ).toBe(true);
    for (const name of made) expect(dockerfile).toContain(`COPY --from=build /app/${name}`);
  });

  test('sets the memory settings of npm start', async () => {
    const launcher = await read('scripts/launch.mjs');
    for (const name of ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'NODE_OPTIONS']) {
      const value = new RegExp(`^ {2}${name}: '(.+)',$`, 'm').exec(launcher)?.[1];
      // A value of several words is quoted in a Dockerfile.
      const written = value?.includes(' ') ? `"${value}"` : value;
      expect(dockerfile).toMatch(new RegExp(`^(?:ENV| {3}) .*${name}=${written} \\\\$`, 'm'));
    }
  });

  test('runs the server as a non-root user', () => {
    const [, last = ''] = dockerfile.split(/^FROM .*(?<!AS build)$/m);
    expect(last.indexOf('USER node')).toBeGreaterThan(last.lastIndexOf('RUN '));
    expect(last).toContain('CMD ["node", "build/app/main.js"]');
  });
});
