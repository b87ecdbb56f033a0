import { describe, expect, test } from 'vitest';
import { createHashingThreads, threadPoolHasher } from './password-hasher.ts';
import { createPasswords } from './passwords.ts';

const hashers = { 'the thread pool': threadPoolHasher, 'dedicated threads': createHashingThreads() };

describe.each(Object.entries(hashers))('a password hashed on %s', async (_, hashing) => {
  const passwords = await createPasswords(2, { hashing });

  test('is hashed with argon2id at the cost that OWASP recommends', async () => {
    expect(await passwords.hash('papaya salad 7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('matches its own hash only, and never a missing account', async () => {
    const hash = await passwords.hash('papaya salad 7');
    expect(await passwords.matches('papaya salad 7', hash)).toBe(true);
    expect(await passwords.matches('papaya salad 8', hash)).toBe(false);
    expect(await passwords.matches('nobody has this password', null)).toBe(false);
  });

  test('is compared correctly beside concurrent comparisons', async () => {
    const hash = await passwords.hash('papaya salad 7');
    const attempts = ['papaya salad 7', 'another', 'papaya salad 7', 'a third one'];
    const answers = await Promise.all(attempts.map((password) => passwords.matches(password, hash)));
    expect(answers).toEqual([true, false, true, false]);
  });

  test('is compared after an earlier comparison has failed', async () => {
    await expect(passwords.matches('papaya salad 7', 'no hash at all')).rejects.toThrow();
    expect(await passwords.matches('papaya salad 7', await passwords.hash('papaya salad 7'))).toBe(true);
  });

  test('matches in composed and decomposed Unicode', async () => {
    const hash = await passwords.hash('cà phê sữa đá');
    expect(await passwords.matches('cà phê sữa đá'.normalize('NFD'), hash)).toBe(true);
  });
});
