import { expect, test } from 'vitest';
import { deviceKeyOf, readDevice } from './device.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36',
    'chrome/android',
    { browser: 'Chrome', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604.1',
    'safari/ios',
    { browser: 'Safari', system: 'iOS' },
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Gecko/20100101', '/windows', { browser: null, system: 'Windows' }],
  ['SamsungBrowser/29.0', 'samsung-internet/', { browser: 'Samsung Internet', system: null }],
  ['curl/8', '/', { browser: null, system: null }],
  [undefined, '/', { browser: null, system: null }],
])('a session from %j is stored as %s and read again', (userAgent, key, device) => {
  expect(deviceKeyOf(userAgent)).toBe(key);
  expect(readDevice(key)).toEqual(device);
});

test.each(['', 'constructor/toString', 'chrome'])(
  'a stored key %j that names no device has no parts it does not know',
  (key) => {
    expect(readDevice(key)).toEqual({ browser: key === 'chrome' ? 'Chrome' : null, system: null });
  },
);
