// Plain JavaScript for Node 18 or newer, because it runs before anything is installed, and installs the rest.
import { ensurePagesBuilt, ensureServerBundled } from './launch/build.mjs';
import { Failure } from './launch/failure.mjs';
import { ensureGenerated } from './launch/generated.mjs';
import { findBrowser } from './launch/install/browser.mjs';
import { ensureInstalled } from './launch/install/install.mjs';
import { findRuntime } from './launch/install/runtime.mjs';
import { withSetUpLock } from './launch/install/set-up-lock.mjs';
import { needsBuild } from './launch/needs-build.mjs';
import { exitCodeOf, Interrupted, run } from './launch/processes.mjs';
import { inRoot, isInProject } from './launch/root.mjs';
import { siteBesideBuild } from './launch/site-beside-build.mjs';
import { checkStages, fastStages, matchingStages, runStages, slowStages } from './launch/stages.mjs';
import { serverBundle, tool } from './launch/tools.mjs';

// Vite reloads the pages. Folders are watched, not imports, because Vite imports its configuration from a temporary file.
const watched = ['server', 'contracts', 'i18n', 'catalog', 'listing-copy', 'reference-data', 'help', 'data', 'demo'];
const watchServer = ['--watch-preserve-output', ...watched.filter(isInProject).map((name) => `--watch-path=${name}`)];

// Pages and pictures are allocated and freed by the hundred kilobytes; by default glibc keeps them, doubling the memory.
const env = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  // By default rendered pages pile up in the young generation: 80 to 140 MB more under load, and no faster. A heap that may
  // have gigabytes grows to four times of what is in use before the old generation is collected; up to 1 GB, to 1.6 times.
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=1024',
  // Makes loading the modules a quarter faster from the second start on.
  NODE_COMPILE_CACHE: inRoot('.cache', 'compiled'),
  ...process.env,
};

/** What an operator does beside the site: it runs the server's bundle, and needs no pages. */
const operatorCommand = (name) => ({ bundle: true, run: (node, args) => run(node, [serverBundle, name, ...args]) });

const commands = {
  start: {
    bundle: true,
    pages: true,
    startsWhileBuilding: true,
    run: (node, args) => run(node, [serverBundle, ...args], { env }),
  },
  dev: { run: (node, args) => run(node, [...watchServer, 'server/main.ts', '--dev', ...args]) },
  ...Object.fromEntries(
    [
      ...[
        'demo',
        'report:proposals',
        'ledger:check',
        'reconcile',
        'outbox',
        'inbox',
        'operator',
        'audit',
        'decide-return',
        'decide-payback',
        'write-off',
      ],
      ...['settle-difference', 'dispute-evidence', 'commission', 'payouts', 'backup', 'restore'],
    ].map((name) => [name, operatorCommand(name)]),
  ),
  test: {
    tools: true,
    needsBuild,
    run: (node, args) => runStages(node, args.length > 0 ? matchingStages(args) : fastStages),
  },
  'test:slow': { tools: true, bundle: true, pages: true, run: (node) => runStages(node, slowStages) },
  'test:all': {
    tools: true,
    bundle: true,
    pages: true,
    run: (node) => runStages(node, [...fastStages, ...slowStages]),
  },
  run: { tools: true, bundle: true, pages: true, run: (node, args) => run(node, args, { env }) },
  'run:browser': {
    tools: true,
    bundle: true,
    pages: true,
    run: async (node, args) => run(node, args, { env: { ...env, CHROMIUM_PATH: await findBrowser(node) } }),
  },
  'weblate:descriptions': { run: (node, args) => run(node, ['i18n/weblate/main.ts', ...args]) },
  check: { tools: true, run: (node) => runStages(node, checkStages) },
  'docs:configuration': { run: (node) => run(node, ['scripts/docs/write-configuration.ts']) },
  'db:generate': {
    tools: true,
    run: (node, args) => run(node, [tool.drizzleKit, 'generate', '--config=server/schema/drizzle.config.ts', ...args]),
  },
};

// Otherwise each thread that decodes pictures keeps its own heap, which wastes about a hundred megabytes.
process.env.MALLOC_ARENA_MAX ??= '2';

async function launch(name, args) {
  const command = commands[name];
  if (!command) throw new Failure(`Unknown command "${name ?? ''}": use one of ${Object.keys(commands).join(', ')}.`);
  const site = command.startsWhileBuilding ? siteBesideBuild(args, env) : null;
  try {
    const node = await withSetUpLock(async () => {
      await ensureInstalled({ withTools: Boolean(command.tools) });
      const runtime = findRuntime();
      await ensureGenerated(runtime);
      const isBuilt = command.needsBuild?.(args) ?? false;
      if (command.bundle || isBuilt) await ensureServerBundled(runtime);
      if (command.pages || isBuilt) await ensurePagesBuilt(runtime, site?.start);
      return runtime;
    });
    return (await site?.finish(true)) ?? command.run(node, args);
  } catch (error) {
    await site?.finish(false);
    throw error;
  }
}

try {
  process.exitCode = exitCodeOf(await launch(process.argv[2], process.argv.slice(3)));
} catch (error) {
  if (error instanceof Interrupted) process.exitCode = exitCodeOf(error);
  else {
    // System errors, such as a read-only folder or a full disk, are clear without a stack.
    console.error(error instanceof Failure || error.syscall ? error.message : error);
    process.exitCode = 1;
  }
}
