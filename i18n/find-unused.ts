import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readLocale } from './compile/read-messages.ts';

/** Prints the messages that no code names, and fails if there are any; part of `npm run check`. */
const root = path.join(import.meta.dirname, '..');
const codes = ['contracts', 'web', 'server', 'help', 'reference-data', 'data/help'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$|^topics\.json$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
);
const english = readLocale('en');
const unused = Object.keys(english).flatMap(findUnused);
for (const message of unused) process.stderr.write(`The message ${message} is not used.\n`);
process.exitCode = unused.length > 0 ? 1 : 0;

/** Some keys are named where no message is imported: where a refusal is thrown, or in a list of ids. */
function findUnused(group: string): string[] {
  return Object.keys(english[group] ?? {})
    .filter((key) => !codes.some((code) => isNamed(key, code)))
    .map((key) => `${group}.${key}`);
}

function isNamed(key: string, code: string): boolean {
  if (new RegExp(`['"]${key}['"]|\\b${key}:`).test(code)) return true;
  // Code puts some keys together, as in `m${month}`.
  const templates = [...code.matchAll(/`((?:\w|\$\{[^}]*\})*\w(?:\w|\$\{[^}]*\})*)`/g)].map(
    ([, template = '']) => template,
  );
  return templates.some((template) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '\\w+')}$`).test(key));
}
