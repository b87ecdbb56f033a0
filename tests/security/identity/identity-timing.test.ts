import { expect, test } from 'vitest';
import { apiBase } from '../../../contracts/endpoint.ts';
import { createPasswords } from '../../../server/domains/identity/passwords/passwords.ts';
import { signInFailures } from '../../../server/schema/identity/accounts.ts';
import { expectEvery } from '../../support/expect/expect-every.ts';
import { buildTestApp } from '../../support/test-app.ts';
import { type Ask, identityCalls } from './identity-calls.ts';
import { createIssuer, createWorld } from './identity-world.ts';

const rounds = 31;
/** At the real cost of a password, because an account without that work would answer sooner. */
const passwords = await createPasswords(2);
const app = await buildTestApp({
  passwords,
  identityProviders: [createIssuer()],
  settings: { CODES_PER_HOUR: '1000000' },
});
const world = await createWorld(app);

/** Of the faster half the median, because what else the machine does only adds time, and work for known accounts always does. */
const quartileOf = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 4)] ?? 0;

async function timeOf(name: string, { params = {}, body = {}, token }: Ask): Promise<number> {
  const [method, path = ''] = name.split(' ') as ['POST', string];
  // Waits after failures are the same for known and unknown accounts, and would hide the rest.
  await app.db.delete(signInFailures);
  const url = apiBase + path.replace(/:(\w+)/, (_, key: string) => params[key] ?? '1');
  const begun = performance.now();
  await app.server.inject({ method, url, payload: body, headers: { authorization: token ? `Bearer ${token}` : '' } });
  return performance.now() - begun;
}

const paired = Object.entries(identityCalls).flatMap(([name, { pair }]) =>
  typeof pair === 'string' ? [] : [{ name, pair }],
);

test(
  'the time of an answer does not tell whether there is such an account or thing',
  () =>
    expectEvery(paired, async ({ name, pair }) => {
      const times: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        const asks = await pair(world);
        // In turns, so that what else the machine does slows both alike.
        for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          times[which].push(await timeOf(name, asks[which]));
        }
      }
      const [known, unknown] = times.map(quartileOf) as [number, number];
      const isAlike = Math.abs(known - unknown) < Math.max(5, 0.25 * Math.max(known, unknown));
      expect(isAlike, `${known.toFixed(1)} ms and ${unknown.toFixed(1)} ms`).toBe(true);
    }),
  1_200_000,
);
