import { startPostgres } from './composition/start-postgres.ts';
import { type Config, readProcessConfig } from './config.ts';
import { awaitBuild } from './platform/process/await-build.ts';
import type { Log } from './start.ts';

const log: Log = (line: string) => console.log(line);

/** Ends the process with one sentence; `--trace` also prints the stack. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  if (process.argv.includes('--trace')) console.error(error);
  process.exit(1);
}

async function runSite(): Promise<void> {
  const startedAt = performance.now();
  const config = readProcessConfig();
  const isDev = process.argv.includes('--dev');
  const built = process.argv.includes('--while-building') ? awaitBuild() : Promise.resolve();
  const postgres = startPostgres(config, log);
  const starting = import('./start.ts').then(({ start }) => start(config, { isDev, built, log, postgres }));

  let isStopping = false;
  const stop = async () => {
    // Ctrl-C in a terminal reaches the launcher and this process, so the signal arrives twice.
    if (isStopping) return;
    isStopping = true;
    log('Finishing what is under way …');
    const cutOff = async () => {
      // The database is a process of its own, which would go on without the site and keep its folders.
      await postgres.running.then((database) => database.close()).catch(() => undefined);
      fail(new Error('Stopping took too long; the rest was cut off.'));
    };
    setTimeout(cutOff, (config.SHUTDOWN_SECONDS + 10) * 1000).unref();
    // A signal during startup waits for it to finish, so that no half-started database is left behind.
    await starting.then((running) => running.stop());
    log('Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  const { address } = await starting;
  log(
    `Snapbazaar is open at ${address} (ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s). Ctrl-C stops it.`,
  );
}

type Command = (config: Config, log: Log, ...words: (string | undefined)[]) => Promise<void>;

// Imported only by their own command, so that the site starts sooner.
const commands: Record<string, () => Promise<Command>> = {
  demo: async () => (await import('./cli/reload-demo.ts')).runDemoReload,
  'report:proposals': async () => (await import('./cli/report-proposals.ts')).runProposalReport,
  'ledger:check': async () => (await import('./cli/check-ledger.ts')).runLedgerCheck,
  reconcile: async () => (await import('./cli/reconcile.ts')).runReconcile,
  outbox: async () => (await import('./cli/list-outbox.ts')).runOutboxList,
  inbox: async () => (await import('./cli/list-inbox.ts')).runInbox,
  operator: async () => (await import('./cli/invite-operator.ts')).runOperator,
  audit: async () => (await import('./cli/check-audit.ts')).runAudit,
  'decide-return': async () => (await import('./cli/decide-return.ts')).runDecideReturn,
  'decide-payback': async () => (await import('./cli/decide-payback.ts')).runDecidePayback,
  'write-off': async () => (await import('./cli/write-off.ts')).runWriteOff,
  'settle-difference': async () => (await import('./cli/settle-difference.ts')).runSettleDifference,
  'dispute-evidence': async () => (await import('./cli/dispute-evidence.ts')).runDisputeEvidence,
  commission: async () => (await import('./cli/commission/commission.ts')).runCommission,
  payouts: async () => (await import('./cli/payouts.ts')).runPayouts,
  backup: async () => (await import('./cli/backup/commands.ts')).runBackup,
  restore: async () => (await import('./cli/backup/commands.ts')).runRestore,
};

async function run(): Promise<void> {
  const [name = '', ...words] = process.argv.slice(2);
  const command = await commands[name]?.();
  await (command ? command(readProcessConfig(), log, ...words) : runSite());
}

run().catch(fail);
