import { expect, test } from 'vitest';
import { decideChannels } from './decide-channels.ts';
import { nextDigest, quietForMs } from './quiet-hours.ts';

const quiet = { timeZone: 'Asia/Bangkok', from: 22 * 60, until: 7 * 60 };
const none = { timeZone: 'UTC', from: null, until: null };
const at = (text: string) => new Date(text);
const hours = 3_600_000;

test.each([
  ['2026-11-19T14:59:00Z', 0],
  ['2026-11-19T15:00:00Z', 9 * hours],
  ['2026-11-19T23:30:00Z', 0.5 * hours],
  ['2026-11-20T00:00:00Z', 0],
])('quiet hours over midnight in Bangkok at %s last %s more milliseconds', (now, expected) => {
  expect(quietForMs(at(now), quiet)).toBe(expected);
});

test('quiet hours end by the clocks of their place, also in the night in which those are changed', () => {
  const berlin = { timeZone: 'Europe/Berlin', from: 23 * 60, until: 8 * 60 };
  expect(quietForMs(at('2026-10-24T22:00:00Z'), berlin)).toBe(9 * hours);
  expect(quietForMs(at('2026-03-28T23:00:00Z'), berlin)).toBe(7 * hours);
  expect(nextDigest(at('2026-10-24T07:00:00Z'), 'Europe/Berlin')).toEqual(at('2026-10-25T07:00:00Z'));
});

test('a duty is mailed at once, in quiet hours and against every choice', () => {
  const now = at('2026-11-19T18:00:00Z');
  const choice = { email: 'off', push: false } as const;
  const channels = decideChannels({ topic: 'order', isDuty: true, choice, quietHours: quiet, now });
  expect(channels).toEqual({ mailAfterSeconds: 0, digestAt: null, pushAfterSeconds: null });
});

test('what may be stopped waits for the end of quiet hours, or for the mail of the day', () => {
  const now = at('2026-11-19T18:00:00Z');
  const digest = { email: 'digest', push: true } as const;
  const never = { email: 'off', push: true } as const;
  expect(decideChannels({ topic: 'order', isDuty: false, choice: null, quietHours: quiet, now })).toEqual({
    ...{ mailAfterSeconds: 6 * 3600, digestAt: null, pushAfterSeconds: 6 * 3600 },
  });
  expect(decideChannels({ topic: 'order', isDuty: false, choice: digest, quietHours: none, now })).toEqual({
    ...{ mailAfterSeconds: null, digestAt: at('2026-11-20T08:00:00Z'), pushAfterSeconds: 0 },
  });
  expect(decideChannels({ topic: 'review', isDuty: false, choice: never, quietHours: none, now })).toEqual({
    ...{ mailAfterSeconds: null, digestAt: null, pushAfterSeconds: 0 },
  });
});
