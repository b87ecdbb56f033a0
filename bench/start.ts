import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tests/support/site/free-port.ts';
import { runLoad } from './support/load.ts';
import { cpuMsOf, memoryMbOf } from './support/peers/comparison.ts';
import { findBelow } from './support/process/process-tree.ts';

/** What a start may take: seconds from the command to `/readyz`, and megabytes of the server's process. */
const budgets = {
  'first start, s': 75,
  'later start, s': 2.2,
  'memory after a start, MB': 200,
  'memory under load, MB': 400,
};

const root = path.join(import.meta.dirname, '..');
const work = path.join(root, '.data', 'bench', 'start');
const laterStarts = 5;
const loadSeconds = 8;

// One address sends all the load.
const settings = { METRICS_PORT: '0', RATE_LIMIT: '1000000' };
const port = await freePort();
const address = `http://127.0.0.1:${port}`;

/** The project as somebody clones it, with a package cache in which nothing is. */
async function cloneProject(): Promise<string> {
  await rm(work, { recursive: true, force: true });
  await mkdir(path.join(work, 'npm-cache'), { recursive: true });
  const folder = path.join(work, 'snapbazaar');
  execFileSync('git', ['clone', '--quiet', root, folder]);
  return folder;
}

/** `npm start` as a person types it; `seconds` is the time until the site is ready. */
async function startSite(cwd: string) {
  const { npm_config_cache: _, NODE_COMPILE_CACHE: __, ...inherited } = process.env;
  const env = { ...inherited, npm_config_cache: path.join(work, 'npm-cache'), PORT: String(port), ...settings };
  const began = performance.now();
  const child = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const exited = once(child, 'exit');
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${output}`);
    await sleep(50);
  }
  const seconds = (performance.now() - began) / 1000;
  const pid = (await findBelow(child.pid ?? 0, 'build/app/main.js')) ?? 0;
  return {
    seconds,
    pid,
    cpuSeconds: ((await cpuMsOf(pid)) ?? Number.NaN) / 1000,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function measureFirst(folder: string): Promise<number> {
  const site = await startSite(folder);
  console.log(
    site
      .output()
      .match(/^.*done in.*$/gm)
      ?.join('\n'),
  );
  while (!site.output().includes('All pictures of the demo shop')) await sleep(250);
  await site.stop();
  return site.seconds;
}

async function measureLater(folder: string): Promise<{ seconds: number; memoryMb: number }> {
  const starts: { seconds: number; memoryMb: number }[] = [];
  for (let start = 0; start < laterStarts; start += 1) {
    const site = await startSite(folder);
    // What only starting needed is collected by then.
    await sleep(3000);
    starts.push({ seconds: site.seconds, memoryMb: (await memoryMbOf(site.pid)) ?? Number.NaN });
    console.log(`start ${start + 1}: ${site.seconds.toFixed(2)} s, ${site.cpuSeconds.toFixed(2)} s of processor time`);
    await site.stop();
  }
  // The quietest of them: a machine that is busy with other things only ever adds.
  return {
    seconds: Math.min(...starts.map(({ seconds }) => seconds)),
    memoryMb: Math.max(...starts.map(({ memoryMb }) => memoryMb)),
  };
}

async function measureUnderLoad(folder: string): Promise<number> {
  const site = await startSite(folder);
  let most = 0;
  const watch = setInterval(async () => {
    most = Math.max(most, (await memoryMbOf(site.pid)) ?? 0);
  }, 200);
  const html = await (await fetch(`${address}/`)).text();
  const pictures = [...new Set(html.match(/\/uploads\/\d+\/[\w-]+\.(?:avif|webp)/g) ?? [])].slice(0, 4);
  const paths = ['/', '/search?q=blue', '/products/15000', '/readyz', ...pictures];
  for (const target of paths) {
    const { failures } = await runLoad({ address: `${address}${target}`, connections: 8, seconds: loadSeconds });
    if (failures > 0) throw new Error(`${failures} requests for ${target} failed under load.`);
  }
  clearInterval(watch);
  await site.stop();
  return most;
}

console.log(`Load of this machine at the beginning: ${loadavg()[0]?.toFixed(1)}.`);
const folder = await cloneProject();
const first = await measureFirst(folder);
const later = await measureLater(folder);
const measured = {
  'first start, s': first,
  'later start, s': later.seconds,
  'memory after a start, MB': later.memoryMb,
  'memory under load, MB': await measureUnderLoad(folder),
};
await rm(work, { recursive: true, force: true });

console.log('\n| what | measured | budget | |\n|---|---|---|---|');
for (const [what, budget] of Object.entries(budgets)) {
  const figure = measured[what as keyof typeof measured];
  console.log(`| ${what} | ${figure.toFixed(1)} | ${budget} | ${figure <= budget ? 'held' : 'not held'} |`);
  if (!(figure <= budget)) process.exitCode = 1;
}
