import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../support/test-app.ts';

/** Makes five calls with different X-Forwarded-For headers and counts those that are not rate limited. */
async function countAnswered(proxies: number, forwardedFor: (round: number) => string): Promise<number> {
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

describe('the rate limit of one visitor', () => {
  test('ignores X-Forwarded-For where no proxy is trusted', async () => {
    expect(await countAnswered(0, (round) => `203.0.113.${round}`)).toBe(2);
  });

  test('ignores addresses before the one that the trusted proxy adds', async () => {
    expect(await countAnswered(1, (round) => `203.0.113.${round}, 198.51.100.7`)).toBe(2);
  });

  test('counts all addresses of one IPv6 /64 together', async () => {
    expect(await countAnswered(1, (round) => `2001:db8:1:2::${round + 1}`)).toBe(2);
  });

  test('is separate for each visitor behind one trusted proxy', async () => {
    expect(await countAnswered(1, (round) => `203.0.113.99, 198.51.100.${round}`)).toBe(5);
  });
});
