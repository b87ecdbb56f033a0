interface Part {
  key: string;
  pattern: RegExp;
  /** A trade name, the same in every language. */
  name: string;
}

const browsers: readonly Part[] = [
  { key: 'edge', pattern: /Edg/, name: 'Edge' },
  { key: 'opera', pattern: /OPR|Opera/, name: 'Opera' },
  { key: 'samsung-internet', pattern: /SamsungBrowser/, name: 'Samsung Internet' },
  { key: 'firefox', pattern: /Firefox|FxiOS/, name: 'Firefox' },
  { key: 'chrome', pattern: /Chrome|CriOS/, name: 'Chrome' },
  { key: 'safari', pattern: /Safari/, name: 'Safari' },
];
const systems: readonly Part[] = [
  { key: 'ios', pattern: /iPhone|iPad/, name: 'iOS' },
  { key: 'android', pattern: /Android/, name: 'Android' },
  { key: 'windows', pattern: /Windows/, name: 'Windows' },
  { key: 'macos', pattern: /Mac OS/, name: 'macOS' },
  { key: 'linux', pattern: /Linux|CrOS/, name: 'Linux' },
];

export interface Device {
  /** Null where the user agent does not say it. */
  browser: string | null;
  system: string | null;
}

/** The keys of browser and system of a user agent, such as "chrome/android"; nothing else of it is stored. */
export function deviceKeyOf(userAgent = ''): string {
  const find = (parts: readonly Part[]) => parts.find(({ pattern }) => pattern.test(userAgent))?.key ?? '';
  return `${find(browsers)}/${find(systems)}`;
}

/** Browser and system of a stored key. */
export function readDevice(deviceKey: string): Device {
  const [browser, system] = deviceKey.split('/');
  const nameIn = (parts: readonly Part[], key?: string) => parts.find((part) => part.key === key)?.name ?? null;
  return { browser: nameIn(browsers, browser), system: nameIn(systems, system) };
}
