import type { Options } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { limitConcurrency } from '../../concurrency-limit.ts';
import { type Hashing, onThreadPool } from './hashing.ts';

// OWASP's first choice for argon2id (the library's default kind): 19 MiB, two passes, one lane.
const fullCost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Costs the same whether or not there is a hash to compare with. */
  matches(password: string, hash: string | null): Promise<boolean>;
}

/** Hashes a few passwords at a time: more would only make everybody wait. */
export async function createPasswords(
  atOnce: number,
  { cost = fullCost, hashing = onThreadPool }: { cost?: Options; hashing?: Hashing } = {},
): Promise<Passwords> {
  const withinLimit = limitConcurrency(atOnce);
  // Not on the given threads, which are started for the first sign-in: a start has no use for their memory.
  const standIn = await onThreadPool.hash('nobody has this password', cost);
  return {
    hash: (password) => withinLimit(() => hashing.hash(normalize(password), cost)),
    matches: (password, known) =>
      withinLimit(async () => {
        const isMatch = await hashing.verify(known ?? standIn, normalize(password));
        return isMatch && known !== null;
      }),
  };
}

/** The same characters typed on two keyboards may differ in their code points. */
function normalize(password: string): string {
  return password.normalize('NFKC');
}

const commonPasswords = new Set(dictionary['passwords-common'] as string[]);

/** Whether a password is among those that are tried first by anyone who guesses. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(normalize(password).toLowerCase());
}
