import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../support/test-app.ts';

/** How many of five calls are answered that each name another visitor in X-Forwarded-For. */
async function answered(proxies: number, forwardedFor: (round: number) => string): Promise<number> {
  const { server } = await buildTestApp({ settings: { TRUSTED_PROXIES: String(proxies), RATE_LIMIT: '2' } });
  const codes: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const headers = { 'x-forwarded-for': forwardedFor(round) };
    const payload = {};
    const call = {
      method: 'POST',
      url: '/api/v1/user/all-products',
      remoteAddress: '10.0.0.1',
      headers,
      payload,
    } as const;
    codes.push((await server.inject(call)).statusCode);
  }
  return codes.filter((code) => code === 200).length;
}

describe('the limit of one visitor', () => {
  test('is not escaped by naming others where no proxy is trusted', async () => {
    expect(await answered(0, (round) => `203.0.113.${round}`)).toBe(2);
  });

  test('is not escaped by putting others before what the one proxy adds', async () => {
    expect(await answered(1, (round) => `203.0.113.${round}, 198.51.100.7`)).toBe(2);
  });

  test('is not escaped with the many addresses of one line', async () => {
    expect(await answered(1, (round) => `2001:db8:1:2::${round + 1}`)).toBe(2);
  });

  test('is each visitor’s own behind the one proxy', async () => {
    expect(await answered(1, (round) => `203.0.113.99, 198.51.100.${round}`)).toBe(5);
  });
});
