import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asksNotToBeCounted, createEventBatcher } from './event-batcher.ts';
import { countryOf } from './visitor-country.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function collectorFor({ isRefused = false } = {}) {
  const send = vi.fn();
  return { ...createEventBatcher({ isRefused: () => isRefused, send }), send };
}

describe('what happens in a browser', () => {
  test('travels together after a few seconds, once', () => {
    const { collect, send } = collectorFor();
    collect('view', '7');
    collect('click', '8');
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(send.mock.calls).toEqual([
      [
        [
          { kind: 'view', product_id: '7' },
          { kind: 'click', product_id: '8' },
        ],
      ],
    ]);
  });

  test('leaves at once when the page does, and when a message is full', () => {
    const { collect, flush, send } = collectorFor();
    for (let count = 0; count < 21; count += 1) collect('view', '7');
    expect(send.mock.calls.map(([events]) => events.length)).toEqual([20]);
    flush();
    flush();
    expect(send.mock.calls.map(([events]) => events.length)).toEqual([20, 1]);
  });

  test('is not even gathered for somebody who is not to be counted', () => {
    const { collect, flush, send } = collectorFor({ isRefused: true });
    collect('view', '7');
    flush();
    vi.advanceTimersByTime(60_000);
    expect(send).not.toHaveBeenCalled();
  });
});

test.each([
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: null, globalPrivacyControl: false }, false],
  [{}, false],
])('a browser that says %o asks not to be counted: %s', (wishes, isAsked) => {
  expect(asksNotToBeCounted(wishes)).toBe(isAsked);
});

test.each([
  ['Asia/Bangkok', ['en-US'], 'TH'],
  ['America/Argentina/Buenos_Aires', [], 'AR'],
  ['UTC', ['th', 'vi-VN'], 'VN'],
  ['Etc/Unknown', ['en'], null],
])('%s with %o is in %s', (timeZone, languages, country) => {
  expect(countryOf(timeZone, languages)).toBe(country);
});
