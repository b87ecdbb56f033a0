import { expect, test } from 'vitest';
import { buildTestApp } from '../support/test-app.ts';

const perMinute = 10;
const { server } = await buildTestApp({ settings: { RATE_LIMIT: String(perMinute) } });

/** How many of the calls, each from an address of its own, are answered. */
async function countAnswered(addresses: string[]): Promise<number> {
  let answered = 0;
  for (const remoteAddress of addresses) {
    const { statusCode } = await server.inject({ url: '/api/v1/auth/methods', remoteAddress });
    if (statusCode !== 429) answered += 1;
  }
  return answered;
}
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

test('ordinary requests from all networks of one IPv6 customer share a limit', async () => {
  const ofOneSite = upTo(200).map((at) => `2001:db8:77:${at.toString(16)}::1`);
  expect(await countAnswered(ofOneSite)).toBeLessThanOrEqual(perMinute * 4);
  expect(await countAnswered(['2001:db8:78::1'])).toBe(1);
});

test('many customers behind one IPv4 network are let in, one who has all of it is not', async () => {
  expect(await countAnswered(upTo(100).map((at) => `198.51.100.${at}`))).toBe(100);
  const rounds = upTo(3).flatMap(() => upTo(100).map((at) => `203.0.113.${at}`));
  expect(await countAnswered(rounds)).toBeLessThanOrEqual(perMinute * 16);
});
