import { rm } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import { startBundledPostgres } from '../../server/platform/db/bundled-postgres/bundled-postgres.ts';
import { migrateDatabase, openDatabase } from '../../server/platform/db/database.ts';
import { installRateLimit, type RouteLimit } from '../../server/platform/http/rate-limit.ts';
import { createBenchFolder } from '../support/bench-folder.ts';
import { median } from '../support/load.ts';

/** `npm run bench:rate-limit`: what counting costs a call, beside the same server without limits, in turn on one database. */
const rounds = 7;
const calls = 2000;
const withoutLimits = 'no limits';

const directory = await createBenchFolder();
const postgres = await startBundledPostgres({ dataDir: path.join(directory, 'postgres') });
const database = openDatabase(postgres.url, 4, () => undefined);

async function open(limit: { perMinute: number; route?: RouteLimit } | null) {
  const app = Fastify();
  if (limit) installRateLimit(app, database.pool, limit.perMinute);
  app.get('/', { config: limit?.route ? { rateLimit: limit.route } : {} }, async () => ({ status: 1 }));
  await app.ready();
  return app;
}

/** Microseconds of a call, each visitor making as many as said. */
async function measure(app: Awaited<ReturnType<typeof open>>, callsEach: number): Promise<number> {
  const began = performance.now();
  for (let at = 0; at < calls; at += 1) {
    const visitor = Math.floor(at / callsEach) + 1;
    const remoteAddress = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
    const { statusCode } = await app.inject({ url: '/', remoteAddress });
    if (statusCode !== 200) throw new Error(`A call was answered ${statusCode}.`);
  }
  return ((performance.now() - began) * 1000) / calls;
}

try {
  await migrateDatabase(database);
  const exact = { name: 'exact', perMinute: 150 };
  const cases = {
    [withoutLimits]: { limit: null, callsEach: 5 },
    'general limit, five calls a visitor': { limit: { perMinute: 600 }, callsEach: 5 },
    'general limit, a hundred calls a visitor in a burst': { limit: { perMinute: 600 }, callsEach: 100 },
    'exact limit, counted in the database': { limit: { perMinute: 600, route: exact }, callsEach: 5 },
  };
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { limit, callsEach }] of Object.entries(cases)) {
      // Counts of the round before would lead to refusals.
      await database.pool.query('delete from rate_counts');
      const app = await open(limit);
      times.set(name, [...(times.get(name) ?? []), await measure(app, callsEach)]);
      await app.close();
    }
  }
  const bare = median(times.get(withoutLimits) ?? []);
  console.log('\n| call | µs | more than without limits, µs | ratio |\n|---|---|---|---|');
  for (const [name, found] of times) {
    const value = median(found);
    console.log(`| ${name} | ${value.toFixed(0)} | ${(value - bare).toFixed(0)} | ${(value / bare).toFixed(2)} |`);
  }
} finally {
  await database.close();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
