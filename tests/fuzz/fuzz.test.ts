import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { RenderPage } from '../../server/platform/http/pages/pages.ts';
import { createProduct, createSeller } from '../support/factories.ts';
import { liftedLimits } from '../support/site/lifted-limits.ts';
import { buildTestApp } from '../support/test-app.ts';
import { findInLog } from './log.ts';
import { kinds, runRound } from './round.ts';
import { exploreWorld } from './world.ts';

/** A short run with a fixed seed; `npm run fuzz` is the long one against a separate process. */
const seed = 9;
const shots = { light: 30, heavy: 5 };

const build = path.join(import.meta.dirname, '..', '..', 'build');
const { renderPage } = (await import(pathToFileURL(path.join(build, 'server', 'index.js')).href)) as {
  renderPage: RenderPage;
};
const { server, db, takeErrors } = await buildTestApp({
  web: { type: 'built', renderPage, clientDirectory: path.join(build, 'client') },
  settings: { ...liftedLimits, LOG_LEVEL: 'info' },
});
const seller = await createSeller(db);
for (let count = 0; count < 3; count += 1) await createProduct(db, seller.id);
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as { port: number };

test('hostile requests of every kind get a readable answer and leave no error in the log', async () => {
  const world = await exploreWorld(`http://127.0.0.1:${port}`);
  const light = await runRound(world, {
    seed,
    only: kinds.filter((kind) => !kind.isHeavy),
    amount: { shots: shots.light },
  });
  const heavy = await runRound(world, {
    seed,
    only: kinds.filter((kind) => kind.isHeavy),
    amount: { shots: shots.heavy },
  });
  const lines = takeErrors();
  for (const result of [light, heavy]) expect([...result.findings, ...findInLog(lines, world, result)]).toEqual([]);
}, 120_000);
