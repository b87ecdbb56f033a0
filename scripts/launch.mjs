// Plain JavaScript for any Node from 18 on: it runs before anything is installed, and brings what the rest needs.
import { ensureBuilt } from './launch/build.mjs';
import { Failure } from './launch/failure.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { exitCodeOf, Interrupted, run } from './launch/processes.mjs';
import { inRoot, isInProject } from './launch/root.mjs';
import { findRuntime } from './launch/runtime.mjs';
import { withSetUpLock } from './launch/set-up-lock.mjs';
import { checkStages, fastStages, matchingStages, runStages, slowStages } from './launch/stages.mjs';
import { tool } from './launch/tools.mjs';

// Pages are renewed by Vite; folders, not imports, because Vite imports its configuration from a file it deletes again.
const watched = ['server', 'contracts', 'catalog', 'phrasebook', 'market', 'help', 'demo'];
const watchServer = ['--watch-preserve-output', ...watched.filter(isInProject).map((name) => `--watch-path=${name}`)];

// Networks take and give back tens of megabytes for each photo. Left to itself, glibc keeps them for later: twice the memory.
const env = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  // Spares each start but the first a quarter of the time that loading the modules takes.
  NODE_COMPILE_CACHE: inRoot('.cache', 'compiled'),
  ...process.env,
};

const commands = {
  start: { build: true, run: (node, args) => run(node, ['server/main.ts', ...args], { env }) },
  dev: { run: (node, args) => run(node, [...watchServer, 'server/main.ts', '--dev', ...args]) },
  demo: { run: (node, args) => run(node, ['server/main.ts', 'demo', ...args]) },
  'report:proposals': { run: (node, args) => run(node, ['server/main.ts', 'report:proposals', ...args]) },
  backup: { run: (node, args) => run(node, ['server/main.ts', 'backup', ...args]) },
  restore: { run: (node, args) => run(node, ['server/main.ts', 'restore', ...args]) },
  test: {
    tools: true,
    build: true,
    run: (node, args) => runStages(node, args.length > 0 ? matchingStages(args) : fastStages),
  },
  'test:slow': { tools: true, build: true, run: (node) => runStages(node, slowStages) },
  'test:all': { tools: true, build: true, run: (node) => runStages(node, [...fastStages, ...slowStages]) },
  run: { tools: true, build: true, run: (node, args) => run(node, args, { env }) },
  check: { tools: true, run: (node) => runStages(node, checkStages) },
  'db:generate': {
    tools: true,
    run: (node, args) => run(node, [tool.drizzleKit, 'generate', '--config=server/db/drizzle.config.ts', ...args]),
  },
};

// Each thread that decodes or looks at pictures would else keep a heap of its own: some hundred megabytes that nobody uses.
process.env.MALLOC_ARENA_MAX ??= '2';

async function launch(name, args) {
  const command = commands[name];
  if (!command) throw new Failure(`Unknown command "${name ?? ''}": use one of ${Object.keys(commands).join(', ')}.`);
  const node = await withSetUpLock(async () => {
    await ensureInstalled({ withTools: Boolean(command.tools) });
    const runtime = findRuntime();
    if (command.build) await ensureBuilt(runtime);
    return runtime;
  });
  return command.run(node, args);
}

try {
  process.exitCode = exitCodeOf(await launch(process.argv[2], process.argv.slice(3)));
} catch (error) {
  if (error instanceof Interrupted) process.exitCode = exitCodeOf(error);
  else {
    // What the system refused (a folder that may not be written, a full disk) is clear without a stack, too.
    console.error(error instanceof Failure || error.syscall ? error.message : error);
    process.exitCode = 1;
  }
}
