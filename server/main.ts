import { runBackup, runRestore } from './backup/commands.ts';
import { type Config, readProcessConfig } from './config.ts';
import { runDemoReload } from './reload-demo.ts';
import { runProposalReport } from './report-proposals.ts';
import { type Say, start } from './start.ts';

const say = (line: string) => console.log(line);

/** Ends the process with one sentence; the stack is for those who ask for it. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  if (process.argv.includes('--trace')) console.error(error);
  process.exit(1);
}

async function runSite(): Promise<void> {
  const began = performance.now();
  const config = readProcessConfig();
  const starting = start(config, { isDev: process.argv.includes('--dev'), say });

  let isStopping = false;
  const stop = async () => {
    // A terminal's Ctrl-C reaches the launcher and us both: the second call is no new wish.
    if (isStopping) return;
    isStopping = true;
    say('Finishing what is under way …');
    const cutOff = () => fail(new Error('Stopping took too long; the rest was cut off.'));
    setTimeout(cutOff, (config.SHUTDOWN_SECONDS + 10) * 1000).unref();
    // A signal during the start waits for it, so that no half-started database is left behind.
    await starting.then((running) => running.stop());
    say('Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  const { address } = await starting;
  say(
    `Snapbazaar is open at ${address} (ready in ${((performance.now() - began) / 1000).toFixed(1)} s). Ctrl-C stops it.`,
  );
}

const commands: Record<string, (config: Config, say: Say, given: string | undefined) => Promise<void>> = {
  demo: runDemoReload,
  'report:proposals': runProposalReport,
  backup: runBackup,
  restore: runRestore,
};
const [name = '', given] = process.argv.slice(2);
const command = commands[name];
const task = command ? command(readProcessConfig(), say, given) : runSite();
task.catch(fail);
