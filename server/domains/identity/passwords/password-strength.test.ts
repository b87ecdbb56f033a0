import { expect, test } from 'vitest';
import { createPasswordStrength } from './password-strength.ts';

const isEasilyGuessed = createPasswordStrength();

test.each([
  ...['aaaaaaaa', 'Summer2026', 'password123', 'Iloveyou', 'qwertyuiop', '123456789', 'P@ssw0rd1', 'abcabcabc'],
  ...['10231987', 'Bangkok2026', '1'.repeat(256), 'ก'.repeat(20)],
])('%s is easily guessed', async (password) => {
  expect(await isEasilyGuessed(password, [])).toBe(true);
});

test.each(['papaya salad 7', 'sticky rice 8', 'kx8!vQz2', 'แมวดำนอนหลับ 42', 'cà phê sữa đá', 'night-market-2026'])(
  '%s is not easily guessed',
  async (password) => {
    expect(await isEasilyGuessed(password, [])).toBe(false);
  },
);

test('a password made from the person’s email is easily guessed', async () => {
  expect(await isEasilyGuessed('malee.wongsakul', [])).toBe(false);
  expect(await isEasilyGuessed('malee.wongsakul', ['malee.wongsakul', 'malee.wongsakul@test.example'])).toBe(true);
});

test('concurrent checks each get their own result', async () => {
  const passwords = ['aaaaaaaa', 'papaya salad 7', 'Summer2026', 'sticky rice 8'];
  const answers = await Promise.all(passwords.map((password) => isEasilyGuessed(password, [])));
  expect(answers).toEqual([true, false, true, false]);
});
