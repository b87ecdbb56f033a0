import type { Options } from '@node-rs/argon2';
import { limitConcurrency } from '../../concurrency-limit.ts';
import { type PasswordHasher, threadPoolHasher } from './password-hasher.ts';
import { openPasswordStrength } from './password-strength.ts';

// OWASP's first choice for argon2id (the library's default kind): 19 MiB, two passes, one lane.
const fullCost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Costs the same whether or not there is a hash to compare with. */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** Whether a new password is easily guessed, also by who knows these words about the person. */
  isEasilyGuessed(password: string, about: string[]): Promise<boolean>;
}

/** Hashes a few passwords at a time: more would only make everybody wait. */
export async function createPasswords(
  atOnce: number,
  { cost = fullCost, hashing = threadPoolHasher }: { cost?: Options; hashing?: PasswordHasher } = {},
): Promise<Passwords> {
  const withinLimit = limitConcurrency(atOnce);
  // Not on the given threads, which are started for the first sign-in: a start has no use for their memory.
  const standIn = await threadPoolHasher.hash('nobody has this password', cost);
  const isEasilyGuessed = openPasswordStrength();
  return {
    isEasilyGuessed: (password, about) => isEasilyGuessed(normalize(password), about),
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
