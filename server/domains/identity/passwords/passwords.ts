import type { Options } from '@node-rs/argon2';
import { limitConcurrency } from '../../../platform/concurrency/concurrency-limit.ts';
import { type PasswordHasher, threadPoolHasher } from './password-hasher.ts';
import { createPasswordStrength } from './password-strength.ts';

// OWASP's first choice for argon2id (the library's default kind): 19 MiB, two passes, one lane.
const fullCost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time with and without a hash, so that the time does not reveal whether an account exists. */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** Whether a new password is easily guessed, also from the given words about the person. */
  isEasilyGuessed(password: string, about: string[]): Promise<boolean>;
}

/** Limits how many passwords are hashed at a time, because more would slow every sign-in down. */
export async function createPasswords(
  concurrency: number,
  { cost = fullCost, hashing = threadPoolHasher }: { cost?: Options; hashing?: PasswordHasher } = {},
): Promise<Passwords> {
  const withinLimit = limitConcurrency(concurrency);
  // On the thread pool, so that the dedicated threads and their memory are not needed before the first sign-in.
  const dummyHash = await threadPoolHasher.hash('nobody has this password', cost);
  const isEasilyGuessed = createPasswordStrength();
  return {
    isEasilyGuessed: (password, about) => isEasilyGuessed(normalize(password), about),
    hash: (password) => withinLimit(() => hashing.hash(normalize(password), cost)),
    matches: (password, hash) =>
      withinLimit(async () => {
        const isMatch = await hashing.verify(hash ?? dummyHash, normalize(password));
        return isMatch && hash !== null;
      }),
  };
}

/** Two keyboards may type the same character as different code points. */
function normalize(password: string): string {
  return password.normalize('NFKC');
}
