import { expect, test } from 'vitest';
import { describeDevice, readDevice } from './device.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/150.0', 'Firefox on Windows'],
  ['curl/8', 'Unknown device'],
  [undefined, 'Unknown device'],
])('a session from %j is shown as %s', (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});

test.each([
  ['Chrome on Android', { browser: 'Chrome', system: 'Android' }],
  ['A browser on Windows', { browser: null, system: 'Windows' }],
  ['Samsung Internet', { browser: 'Samsung Internet', system: null }],
  ['Unknown device', { browser: null, system: null }],
  ['', { browser: null, system: null }],
])('a stored session on %j has its browser and system', (description, device) => {
  expect(readDevice(description)).toEqual(device);
});
