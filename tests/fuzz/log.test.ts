import { expect, test } from 'vitest';
import { findInLog } from './log.ts';
import type { RoundResult } from './round.ts';
import type { World } from './world.ts';

const world = { tokens: { seller: 'token-of-seller' } } as unknown as World;
const result: RoundResult = { tallies: new Map(), findings: [], shotOf: new Map() };
const faultsOf = (line: string) => findInLog([line], world, result).map(({ fault }) => fault);

test('a code that is printed for want of a mail server is no finding', () => {
  const hint = '(this server sends no mail yet; npm run outbox shows the whole message)';
  expect(faultsOf(`Code for fuzz-person-1@example.com: 123456 ${hint}`)).toEqual([]);
  expect(faultsOf(`Code for fuzz-person-1@example.com: 123456 ${hint} fuzz-secret`)).toEqual(['a secret in the log']);
});

test.each([
  'mail to fuzz-person-1@example.com failed',
  'password fuzz-secret papaya',
  '{"level":30,"authorization":"token-of-seller"}',
])('an address, a password or a token in the log is a finding: %s', (line) => {
  expect(faultsOf(line)).toEqual(['a secret in the log']);
});
