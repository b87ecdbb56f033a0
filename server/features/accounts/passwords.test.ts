import { describe, expect, test } from 'vitest';
import { createHashingThreads, threadPoolHasher } from './password-hasher.ts';
import { createPasswords } from './passwords.ts';

const places = { 'the thread pool': threadPoolHasher, 'threads of their own': createHashingThreads() };

describe.each(Object.entries(places))('a password on %s', async (_, hashing) => {
  const passwords = await createPasswords(2, { hashing });

  test('is hashed with argon2id at the cost that OWASP names', async () => {
    expect(await passwords.hash('papaya salad 7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('matches its own hash only, and nothing when there is no account', async () => {
    const hash = await passwords.hash('papaya salad 7');
    expect(await passwords.matches('papaya salad 7', hash)).toBe(true);
    expect(await passwords.matches('papaya salad 8', hash)).toBe(false);
    expect(await passwords.matches('nobody has this password', null)).toBe(false);
  });

  test('is answered for itself when many are asked for at once', async () => {
    const hash = await passwords.hash('papaya salad 7');
    const asked = ['papaya salad 7', 'another', 'papaya salad 7', 'a third one'];
    const answers = await Promise.all(asked.map((password) => passwords.matches(password, hash)));
    expect(answers).toEqual([true, false, true, false]);
  });

  test('that cannot be compared fails, and the next is compared', async () => {
    await expect(passwords.matches('papaya salad 7', 'no hash at all')).rejects.toThrow();
    expect(await passwords.matches('papaya salad 7', await passwords.hash('papaya salad 7'))).toBe(true);
  });

  test('is the same in composed and decomposed letters', async () => {
    const hash = await passwords.hash('cà phê sữa đá');
    expect(await passwords.matches('cà phê sữa đá'.normalize('NFD'), hash)).toBe(true);
  });
});
