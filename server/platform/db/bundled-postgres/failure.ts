/** An error whose message is one sentence that says what to do. */
export class BundledPostgresFailure extends Error {}

const ownDatabase = 'or set DATABASE_URL to a PostgreSQL of your own';

const reasons: [pattern: RegExp, sentence: string][] = [
  [/no space left on device|ENOSPC|disk quota exceeded/i, `The disk is full: make room, ${ownDatabase}.`],
  [/EROFS|read-only file system/i, `The data folder is on a read-only disk: set SNAPBAZAAR_DATA_DIR, ${ownDatabase}.`],
  [
    /cannot allocate memory|could not map anonymous shared memory|could not create shared memory/i,
    `There is not enough memory for the bundled PostgreSQL (about 200 MB): give it more, ${ownDatabase}.`,
  ],
  [
    /error while loading shared libraries|library not loaded/i,
    `A library of the bundled PostgreSQL is missing: run npm start once, which links them, ${ownDatabase}.`,
  ],
  [
    /initialized by PostgreSQL version|incompatible with server/i,
    'The data folder was written by another version of PostgreSQL: dump and restore it, or move it away.',
  ],
  [
    /pg_control|could not locate a valid checkpoint|invalid checkpoint record|invalid (primary|secondary) checkpoint/i,
    'The data folder is damaged: restore it from a backup, or move it away to begin with an empty shop.',
  ],
  [
    /could not look up effective user/i,
    `The user of this process has no entry in /etc/passwd, which PostgreSQL needs: add one, ${ownDatabase}.`,
  ],
  [/locale|ICU/, `The bundled PostgreSQL cannot set up its language rules on this system: ${ownDatabase.slice(3)}.`],
  [
    /EACCES|EPERM|permission denied|operation not permitted|wrong ownership|invalid permissions/i,
    `The data folder may not be used by this user: start as the user it belongs to, set SNAPBAZAAR_DATA_DIR, ${ownDatabase}.`,
  ],
  [
    /spawn .*(ENOENT|ENOEXEC)|exec format/i,
    `The bundled PostgreSQL does not run on this system (it needs glibc on Linux): ${ownDatabase.slice(3)}.`,
  ],
];

/** Turns an error and the output of the programs into one sentence, with the cause attached. */
export function explain(error: unknown, output = ''): BundledPostgresFailure {
  if (error instanceof BundledPostgresFailure) return error;
  const details = output.trim() || (error instanceof Error ? error.message : String(error));
  const reason = reasons.find(([pattern]) => pattern.test(details));
  const errorLine = details.split('\n').find((line) => /FATAL|PANIC|error:/i.test(line)) ?? details;
  const sentence = reason?.[1] ?? `The bundled PostgreSQL did not start; it said: ${errorLine.trim()}`;
  return new BundledPostgresFailure(sentence, { cause: new Error(details, { cause: error }) });
}
