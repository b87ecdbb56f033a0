import { hash, type Options, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { takeTurns } from '../../turns.ts';

// OWASP's first choice for argon2id (the library's default kind): 19 MiB, two passes, one lane.
const fullCost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Costs the same whether or not there is a hash to compare with. */
  matches(password: string, hash: string | null): Promise<boolean>;
}

/**
 * Hashing on the thread pool, a few at a time: more would only make everybody wait,
 * and would keep the pool from files and look-ups.
 */
export async function createPasswords(atOnce: number, cost: Options = fullCost): Promise<Passwords> {
  const inTurn = takeTurns(atOnce);
  const standIn = await hash('nobody has this password', cost);
  return {
    hash: (password) => inTurn(() => hash(normalize(password), cost)),
    matches: (password, known) =>
      inTurn(async () => {
        const isMatch = await verify(known ?? standIn, normalize(password));
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
