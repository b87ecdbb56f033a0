import { availableParallelism } from 'node:os';
import { createPasswords } from '../../server/domains/identity/passwords/passwords.ts';
import { median, runLoad } from '../support/load.ts';
import { startBenchSite } from '../support/site.ts';

const rounds = 3;
const seconds = 4;
const concurrency = Math.max(1, availableParallelism() - 1);
const credentials = { login_type: 'email', email: 'bench@example.com', password: 'papaya salad 7' };

/** Password checks per second with argon2 alone. */
async function rawRate(): Promise<number> {
  const passwords = await createPasswords(concurrency);
  const hash = await passwords.hash(credentials.password);
  const end = performance.now() + seconds * 1000;
  let checks = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (performance.now() < end) {
        await passwords.matches(credentials.password, hash);
        checks += 1;
      }
    }),
  );
  return checks / seconds;
}

const site = await startBenchSite();
try {
  const login = { address: `${site.address}/api/v1/user/login`, method: 'POST' as const, body: credentials };
  const secondLogin = { ...login, body: { ...credentials, email: 'second@example.com' } };
  for (const account of [login, secondLogin]) {
    await runLoad({ ...account, address: `${site.address}/api/v1/user/signup`, connections: 1, seconds: 0.01 });
  }
  const page = { address: `${site.address}/about`, connections: 1, seconds };
  await runLoad({ ...page, seconds: 1 });

  const ratios: number[] = [];
  const slowdowns: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const raw = await rawRate();
    const logins = await runLoad({ ...login, connections: 4, seconds });
    const idle = await runLoad(page);
    // Two accounts, because a sixth concurrent attempt on one of them is refused.
    const [busy] = await Promise.all([
      runLoad(page),
      ...[login, secondLogin].map((account) => runLoad({ ...account, connections: 4, seconds })),
    ]);
    ratios.push(logins.requestsPerSecond / raw);
    slowdowns.push((busy?.p99 ?? Number.NaN) / idle.p99);
    console.log(
      `round ${round}: argon2 alone ${raw.toFixed(1)}/s, logins ${logins.requestsPerSecond.toFixed(1)}/s (${logins.failures} failed), ` +
        `page p99 idle ${idle.p99.toFixed(1)} ms, under login load ${busy?.p99.toFixed(1)} ms`,
    );
  }

  const unknown = { ...login, body: { ...credentials, email: 'nobody@example.com' } };
  const wrong = { ...login, body: { ...credentials, password: 'another password' } };
  const spread = { unknown: [] as number[], wrong: [] as number[] };
  // A new account each time, so that the back-off after failures does not affect the times.
  for (let turn = 0; turn < 40; turn += 1) {
    const email = `timing-${turn}@example.com`;
    await runLoad({
      ...login,
      address: `${site.address}/api/v1/user/signup`,
      body: { ...credentials, email },
      connections: 1,
      seconds: 0.001,
    });
    spread.wrong.push(
      (await runLoad({ ...wrong, body: { ...wrong.body, email }, connections: 1, seconds: 0.001 })).p50,
    );
    spread.unknown.push(
      (
        await runLoad({
          ...unknown,
          body: { ...unknown.body, email: `none-${turn}@example.com` },
          connections: 1,
          seconds: 0.001,
        })
      ).p50,
    );
  }

  console.log(`\n| what | measured | goal |\n|---|---|---|`);
  console.log(`| logins against argon2 alone | ${median(ratios).toFixed(2)} | at least 0.85 |`);
  console.log(`| page p99 under login load against idle | ${median(slowdowns).toFixed(1)} times | at most 3 times |`);
  console.log(`| wrong password, median | ${median(spread.wrong).toFixed(1)} ms | |`);
  console.log(`| unknown account, median | ${median(spread.unknown).toFixed(1)} ms | as the line above |`);
} finally {
  await site.stop();
}
