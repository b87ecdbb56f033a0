import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { access, constants, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { createBenchFolder } from './bench-folder.ts';
import { quantiles } from './load.ts';
import type { Statement } from './questions.ts';

const run = promisify(execFile);

export const howToGetPgbench =
  'pgbench was not found, so its rows are left out. It comes with PostgreSQL: apt-get install postgresql (Debian, Ubuntu), brew install postgresql (macOS).';

/** Finds pgbench in PATH, or in Debian's folder of the newest PostgreSQL. */
export async function findPgbench(): Promise<string | null> {
  const inPath = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'pgbench'));
  const installed = globSync('/usr/lib/postgresql/*/bin/pgbench').sort().reverse();
  for (const candidate of [...inPath, ...installed]) {
    const isThere = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return candidate;
  }
  return null;
}

/** The statements as a pgbench script, with values inlined. */
export function writeScript(statements: Statement[]): string {
  return statements.map(({ text, values }) => `${fillIn(text, values).replace(/\s+/g, ' ').trim()};\n`).join('');
}

function fillIn(text: string, values: unknown[]): string {
  return text.replace(/\$(\d+)/g, (_match, place) => literal(values[Number(place) - 1]));
}

// All values are quoted literals, whose type PostgreSQL infers as it does for parameters.
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const text = Array.isArray(value)
    ? `{${value.join(',')}}`
    : value instanceof Date
      ? value.toISOString()
      : String(value);
  return pg.escapeLiteral(text);
}

/** Measures the database alone: the same statements from a client that discards the results. */
export async function runPgbench(
  program: string,
  {
    url,
    statements,
    connections,
    seconds,
  }: { url: string; statements: Statement[]; connections: number; seconds: number },
): Promise<{ rate: number; p50: number; p99: number }> {
  const folder = await createBenchFolder();
  try {
    const script = path.join(folder, 'script.sql');
    await writeFile(script, writeScript(statements));
    const times = path.join(folder, 'times');
    const { stdout } = await run(program, [
      ...['--no-vacuum', '--protocol=simple', `--file=${script}`, `--client=${connections}`],
      ...[`--time=${seconds}`, '--log', `--log-prefix=${times}`, url],
    ]);
    const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    const logs = (await readdir(folder)).filter((name) => name.startsWith('times'));
    const lines = (await Promise.all(logs.map((name) => readFile(path.join(folder, name), 'utf8'))))
      .join('')
      .split('\n');
    // Client, transaction, microseconds, …
    return { rate, ...quantiles(lines.filter(Boolean).map((line) => Number(line.split(' ')[2]) / 1000)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
