import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countryOf } from '../../../lib/country/visitor-country.ts';
import { createEventBatcher, optsOutOfTracking } from './event-batcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createBatcher({ isOptedOut = false } = {}) {
  const send = vi.fn();
  return { ...createEventBatcher({ isOptedOut: () => isOptedOut, send }), send };
}

describe('the event batcher', () => {
  test('sends collected events together, once, after a few seconds', () => {
    const { collect, send } = createBatcher();
    collect('view', '7');
    collect('click', '8');
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(send.mock.calls).toEqual([
      [
        [
          { type: 'view', product_id: '7' },
          { type: 'click', product_id: '8' },
        ],
      ],
    ]);
  });

  test('sends at once when the page is left, and when a batch is full', () => {
    const { collect, flush, send } = createBatcher();
    for (let count = 0; count < 21; count += 1) collect('view', '7');
    expect(send.mock.calls.map(([events]) => events.length)).toEqual([20]);
    flush();
    flush();
    expect(send.mock.calls.map(([events]) => events.length)).toEqual([20, 1]);
  });

  test('collects nothing for a visitor who opted out', () => {
    const { collect, flush, send } = createBatcher({ isOptedOut: true });
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
])('a browser with the preferences %o opts out of tracking: %s', (preferences, isOptedOut) => {
  expect(optsOutOfTracking(preferences)).toBe(isOptedOut);
});

test.each([
  ['Asia/Bangkok', ['en-US'], 'TH'],
  ['America/Argentina/Buenos_Aires', [], 'AR'],
  ['UTC', ['th', 'vi-VN'], 'VN'],
  ['Etc/Unknown', ['en'], null],
])('the time zone %s with the languages %o is in %s', (timeZone, languages, country) => {
  expect(countryOf(timeZone, languages)).toBe(country);
});
